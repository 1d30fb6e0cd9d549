import { imageOf } from "./drawing";

/** Draws a picture of a result to share with friends. It shows nothing that was secret at the table. */

export interface Pictured {
  game: string;
  title: string;
  reason: string;
  /** In the order of the ranks. */
  rows: readonly { seat: number; name: string; score: string; won: boolean }[];
  /** The last line: where to play. */
  foot: string;
  /** The game's own picture of its end. */
  drawing: SVGSVGElement | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 96;
const ROW = 74;
/** The place of the game's own picture, and the width of the rows beside it. */
const HUNG = { x: 592, y: 286, width: 512 };
const SCORES = { beside: 552, alone: 900 };

/** The present colours and fonts of the page. */
function ink(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export async function draw(result: Pictured): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  sky(pen);
  words(pen, result);
  if (result.drawing) hang(pen, await imageOf(result.drawing));
  const scores = result.drawing ? SCORES.beside : SCORES.alone;
  result.rows.forEach((row, n) => line(pen, row, 318 + n * ROW, scores));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the picture could not be made");
  return blob;
}

function sky(pen: CanvasRenderingContext2D): void {
  const night = pen.createLinearGradient(0, 0, 0, HEIGHT);
  night.addColorStop(0, ink("--sky-top"));
  night.addColorStop(0.6, ink("--sky"));
  night.addColorStop(1, ink("--sky-low"));
  pen.fillStyle = night;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const light = pen.createRadialGradient(1010, 150, 10, 1010, 150, 420);
  light.addColorStop(0, ink("--lantern"));
  light.addColorStop(0.16, ink("--lantern-glow"));
  light.addColorStop(1, `${ink("--lantern")}00`); // the same colour, not seen: nothing grey on the way there
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  lantern(pen, 1010, 150);
  pen.strokeStyle = ink("--gold");
  pen.lineWidth = 4;
  pen.strokeRect(28, 28, WIDTH - 56, HEIGHT - 56);
}

/** The picture of the end, with round corners. */
function hang(pen: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const height = (HUNG.width * image.height) / image.width;
  pen.save();
  pen.beginPath();
  pen.roundRect(HUNG.x, HUNG.y, HUNG.width, height, 18);
  pen.clip();
  pen.drawImage(image, HUNG.x, HUNG.y, HUNG.width, height);
  pen.restore();
}

/** On its string, from the top of the picture. */
function lantern(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.strokeStyle = ink("--gold-deep");
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x, 28);
  pen.lineTo(x, y - 62);
  pen.stroke();
  pen.fillStyle = ink("--gold-deep");
  pen.fillRect(x - 22, y - 62, 44, 12);
  pen.fillRect(x - 22, y + 50, 44, 12);
  pen.fillStyle = ink("--lantern");
  pen.beginPath();
  pen.ellipse(x, y, 48, 52, 0, 0, Math.PI * 2);
  pen.fill();
}

function words(pen: CanvasRenderingContext2D, { game, title, reason, foot }: Pictured): void {
  pen.fillStyle = ink("--link");
  pen.font = `600 34px ${ink("--text")}`;
  pen.fillText(game, LEFT, 110, 760);
  pen.fillStyle = ink("--words");
  pen.font = `600 68px ${ink("--display")}`;
  pen.fillText(title, LEFT, 190, 760);
  pen.fillStyle = ink("--words-soft");
  pen.font = `400 32px ${ink("--text")}`;
  pen.fillText(reason, LEFT, 244, 760);
  pen.font = `400 26px ${ink("--text")}`;
  pen.textAlign = "right";
  pen.fillText(foot, WIDTH - LEFT, HEIGHT - 58, 600);
  pen.textAlign = "left";
}

function line(pen: CanvasRenderingContext2D, row: Pictured["rows"][number], y: number, scores: number): void {
  pen.fillStyle = ink(`--seat-${row.seat % 4}`);
  pen.beginPath();
  pen.arc(LEFT + 24, y, 24, 0, Math.PI * 2);
  pen.fill();
  pen.textBaseline = "middle";
  pen.fillStyle = ink("--on-seat");
  pen.font = `700 26px ${ink("--text")}`;
  pen.textAlign = "center";
  pen.fillText(row.won ? "★" : String(row.seat + 1), LEFT + 24, y + 2);
  pen.textAlign = "left";
  pen.fillStyle = ink(row.won ? "--link" : "--words");
  pen.font = `${row.won ? 700 : 500} 40px ${ink("--text")}`;
  pen.fillText(row.name, LEFT + 72, y + 2, scores - LEFT - 150);
  pen.textAlign = "right";
  pen.fillText(row.score, scores, y + 2, 160);
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
}

/** Share the picture if the browser can; otherwise save it. */
export async function hand(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    // The user cancelled.
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

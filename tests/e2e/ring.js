// How well a ring of focus is seen: how many pixels changed so that old and new differ by 3:1 or more, as a share of the
// ring that is wanted, one and a half CSS pixels wide around the thing.
async ([after, clip, box]) => {
  const pixels = (image, x, y) => {
    const paper = new OffscreenCanvas(clip.width, clip.height).getContext("2d", { willReadFrequently: true });
    paper.drawImage(image, -x, -y);
    return paper.getImageData(0, 0, clip.width, clip.height).data;
  };
  const bytes = Uint8Array.from(atob(after), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const light = (all, at) => {
    const [r, g, b] = [0, 1, 2].map((n) => all[at + n] / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [old, now] = [pixels(window.ground, clip.x, clip.y), pixels(image, 0, 0)];
  let seen = 0;
  for (let at = 0; at < old.length; at += 4) {
    if (old[at] === now[at] && old[at + 1] === now[at + 1] && old[at + 2] === now[at + 2]) continue;
    const [low, high] = [light(old, at), light(now, at)].sort((a, b) => a - b);
    if ((high + 0.05) / (low + 0.05) >= 3) seen += 1;
  }
  return seen / (1.5 * 2 * (box.width + box.height));
}

/** Bots think here, in a second Python, so that nothing else has to wait for them. */
import { plain, type Proxy, type Python, startPython } from "./python";

type Message = { folder: string } | { id: number; bytes: Uint8Array };

interface Bots {
  python: Python;
  answer: (question: unknown) => Proxy;
}

let bots: Promise<Bots> | undefined;

addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if ("folder" in data) bots = start(data.folder);
  else void answer(data.id, data.bytes);
});

async function start(folder: string): Promise<Bots> {
  const python = await startPython(folder, () => undefined);
  const { answer } = python.pyimport("philtre.server.device.answers");
  return { python, answer: answer as Bots["answer"] };
}

async function answer(id: number, bytes: Uint8Array): Promise<void> {
  try {
    const { python, answer } = await bots!;
    postMessage({ id, bytes: plain(answer(python.toPy(bytes))) });
  } catch (reason) {
    postMessage({ id, fault: String(reason).slice(-2000) });
  }
}

/** Drawings that are files beside the scripts. They become part of the page, where their colours follow its light. */

const found = new Map<string, Promise<Element>>();

/** The content of a file of drawings, which is fetched once. */
export function drawings(file: string): Promise<Element> {
  const known = found.get(file) ?? read(file);
  found.set(file, known);
  known.catch(() => found.delete(file)); // so that the next one asks again
  return known;
}

async function read(file: string): Promise<Element> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
}

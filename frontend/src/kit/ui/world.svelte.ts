/** The world of the page: the colours of a game while something of it is shown. */
const worlds: string[] = [];

export function useWorld(name: string): void {
  $effect(() => {
    worlds.push(name);
    show();
    return () => {
      worlds.splice(worlds.lastIndexOf(name), 1);
      show();
    };
  });
}

/** The latest world, because the next page may appear before the old one is removed. */
function show(): void {
  const root = document.documentElement.dataset;
  const last = worlds.at(-1);
  if (last) root["world"] = last;
  else delete root["world"];
}

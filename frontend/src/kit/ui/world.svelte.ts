/** The hour of the page: the colours of a game's own world while something of it is shown. */
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

/** The one that came last: a page may show the next world before the old one is gone. */
function show(): void {
  const root = document.documentElement.dataset;
  const last = worlds.at(-1);
  if (last) root["world"] = last;
  else delete root["world"];
}

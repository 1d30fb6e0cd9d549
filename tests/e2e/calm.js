// Notes each part of the table, and each thing that can be touched on it, that moves while the same part of the table is
// shown, and each frame that changes its height. Scrolling is not a move; a desk or a list may grow at its end.
() => {
  window.jumped = [];
  window.looks = 0;
  const FRAMES = ".arena, .asking, .acts, .aids, .tabs, .pane.logs, .dispenser, .rail, .market, .garden, .strip";
  const THINGS = [
    ".arena > *, .act, .aids button, .tabs button, .seat:not([data-spot='seat-0']), section.mine, .desk, .log",
    ".market .cell, .burner, .mine .hand, .mine .pool, .shelf, .stack",
    ".place, .fire, .fire .cauldron, .plaque, .hut, .book > *, .brew, .commit, .best, .ghosts, .ghost",
    ".shop, .recipes > .slot, .ware, .strip .purse, .satchel, .satchel button",
  ].join();
  const main = document.querySelector("main.play");
  const scrolledBy = (one) => {
    let [x, y] = [0, 0];
    for (let up = one.parentElement; up; up = up.parentElement) [x, y] = [x + up.scrollLeft, y + up.scrollTop];
    return [x, y];
  };
  const where = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [across, down] = scrolledBy(one);
    return { x, y, width, height, across, down };
  };
  const FAR = 3; // pixels: as for browsers, less is no shift
  const off = (a, b) => Math.abs(a - b) > FAR;
  const moved = (was, is) =>
    (off(was.x, is.x) && off(was.x + was.across, is.x + is.across)) ||
    (off(was.y, is.y) && off(was.y + was.down, is.y + is.down));
  const words = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const name = (one) =>
    (one.dataset.spot ? `#${one.dataset.spot} ` : "") +
    one.className
      .toString()
      .replace(/svelte-\w+/g, "")
      .trim();
  const shown = () => [main.dataset.tab, main.dataset.phase === "over", !!main.querySelector(".whole")].join();
  let [view, last] = ["", new Map()];
  const look = () => {
    window.looks += 1;
    if (main.dataset.phase === "over" || !main.isConnected) return;
    const now = new Map();
    for (const one of main.querySelectorAll(`${FRAMES}, ${THINGS}`))
      if (one.checkVisibility() && !one.closest(".flights") && one.offsetWidth) now.set(one, where(one));
    if (shown() === view)
      for (const [one, is] of now) {
        const was = last.get(one);
        if (was && (moved(was, is) || (one.matches(FRAMES) && off(was.height, is.height))))
          window.jumped.push(
            `${main.dataset.tab} ${main.dataset.prompt}: ${name(one)}: ${words(was)} -> ${words(is)} (${document.querySelector(".question").innerText.replaceAll("\n", "/")})`,
          );
      }
    [view, last] = [shown(), now];
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

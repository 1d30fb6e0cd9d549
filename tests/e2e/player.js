// Plays on inside the page, by clicks on what is offered: as the tests' own hand does by mouse, without asking between.
async ([hand, seed, most]) => {
  let luck = seed;
  const random = () => (luck = (luck * 1664525 + 1013904223) % 4294967296) / 4294967296;
  const now = () => document.querySelector("main.play")?.dataset;
  const curtain = () => document.querySelector(".curtain");
  const seen = (kind) => (kind ? [...document.querySelectorAll(kind)].filter((one) => one.checkVisibility()) : []);
  const pause = (ms) => new Promise((then) => setTimeout(then, ms));
  const until = async (test, what) => {
    for (const end = performance.now() + 40_000; !test(); await pause(4)) {
      if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    }
  };
  const onTop = (one) => {
    one.scrollIntoView({ block: "nearest" });
    const box = one.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  };
  const touch = async (one) => {
    // What has just come into sight is measured in its first frame, which nobody can touch.
    for (let frames = 0; frames < 3 && !one.contains(onTop(one)); frames++) await new Promise(requestAnimationFrame);
    const top = onTop(one);
    if (!one.contains(top)) throw new Error(`${top?.outerHTML.slice(0, 160)} lies over ${one.outerHTML.slice(0, 120)}`);
    touched.push(one.outerHTML.slice(0, 90));
    one.click();
    return pause(0);
  };
  // For whoever reads why it failed: what was touched for this question, and what the page says.
  const touched = [];
  const said = () => [".question", ".notices"].map((kind) => document.querySelector(kind)?.textContent.trim());
  for (let n = 0; n < most; n++) {
    await until(() => now()?.phase === "over" || now()?.asked === "true" || curtain(), "somebody here is asked");
    if (curtain()) {
      await touch(document.querySelector(".curtain .gold"));
      await until(() => !curtain(), "the curtain is up");
      continue;
    }
    if (now().phase === "over") return;
    const { version, prompt = "" } = now();
    const open = () => now()?.asked === "true" && now().version === version;
    const previewed = (tries) => now().waits === "0" || tries > 60; // by then none will come: the connection is lost
    const tap = async (...kinds) => {
      for (let tries = 0; open() && tries < 200; tries++, await pause(5)) {
        const found = previewed(tries) && kinds.map(seen).find((some) => some.length > 0);
        if (found) return touch(found[Math.floor(random() * found.length)]).then(() => true);
      }
      return false;
    };
    if (hand.by_control.includes(prompt)) await tap(hand.controls);
    if (hand.help[prompt] && (await tap(hand.help[prompt]))) await until(() => !seen(hand.helping).length, "help has come");
    touched.length = 0;
    while (await tap(hand.gold, hand.only[prompt] ?? hand.targets)) {
      if (touched.length > 8) throw new Error(`nothing came of answering '${prompt}': ${JSON.stringify({ touched, said: said() })}`);
    }
    const end = () => now()?.asked === "true" && document.querySelector(".prompt .end");
    await until(() => now()?.version !== version || now()?.phase === "over" || end(), "the table has moved on");
    if (now()?.version === version && end()) await touch(end());
    await until(() => now()?.version !== version || now()?.phase === "over", "the table has moved on");
  }
  throw new Error(`the game did not end in ${most} decisions`);
};

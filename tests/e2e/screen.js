// What is wrong with the screen as it is now, in words: things that a tap at their middle would miss, things too small
// to be hit, words that are cut, shortened, covered or out of their frame. What can be scrolled to counts as there.
() => {
  const bad = [];
  const name = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].filter((c) => !c.startsWith("svelte")).join(".")}${one.dataset.spot ? "#" + one.dataset.spot : ""} ${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 30)}`;
  const root = document.documentElement;
  const up = function* (one) { for (; one && one !== document.body; one = one.parentElement) yield one; };
  // A frame round something that can be chosen as a whole.
  const seenThrough = (one) => !one.childElementCount && !one.textContent && getComputedStyle(one).backgroundColor === "rgba(0, 0, 0, 0)";
  // What lies over the middle of these words, unless it stays while they are scrolled under it.
  const covering = (holder, box) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (const one of up(holder)) {
      const its = getComputedStyle(one), frame = one.getBoundingClientRect();
      if (its.pointerEvents === "none") return null;
      if (its.overflowY !== "visible" && (y < frame.top || y > frame.bottom || x < frame.left || x > frame.right)) return null;
    }
    const top = document.elementFromPoint(x, y);
    if (!top || holder.contains(top) || top.contains(holder) || seenThrough(top)) return null;
    for (const one of up(top)) if (/sticky|fixed/.test(getComputedStyle(one).position)) return null;
    return top;
  };
  if (root.scrollWidth > innerWidth + 1) bad.push(`the page scrolls sideways: ${root.scrollWidth}`);
  if (root.scrollHeight > innerHeight + 1) bad.push(`the page scrolls down: ${root.scrollHeight}`);
  const seen = [...document.querySelectorAll("button, a[href], input, select, [role=slider]")].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().width > 0);
  for (const one of seen) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!top) bad.push(`out of the screen: ${name(one)} ${Math.round(x)},${Math.round(y)}`);
    else if (!(one === top || one.contains(top) || top.closest("label")?.contains(one))) bad.push(`covered: ${name(one)} by ${name(top)}`);
    if (Math.min(box.width, box.height) < 23.5) bad.push(`small: ${name(one)} ${Math.round(box.width)}x${Math.round(box.height)}`);
    if (one.matches(".prompt .button, .act, .tools button, .tabs button, header.top button, .rail button, .commit, .best, .complete") && Math.min(box.width, box.height) < 43.5) bad.push(`under 44: ${name(one)} ${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  for (const tray of document.querySelectorAll("main :is([role=group], [role=toolbar], .group)")) {
    const frame = tray.getBoundingClientRect();
    if (frame.width === 0 || /auto|scroll/.test(getComputedStyle(tray).overflowX)) continue;
    for (const one of tray.querySelectorAll("button, [role=img], .hole")) {
      const box = one.getBoundingClientRect();
      if (box.width > 0 && (box.right > frame.right + 5 || box.left < frame.left - 5)) bad.push(`out of its tray: ${name(one)} of ${name(tray)}`);
    }
  }
  // Scores, names and what a control says: nothing lies over their middle.
  for (const one of document.querySelectorAll("main :is(.number:not(.label), .name, .question, .act span)")) {
    if (!one.textContent.trim() || one.closest(".unseen") || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (getComputedStyle(one).pointerEvents === "none") continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    const top = box.width > 0 && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (top && !one.contains(top) && !top.contains(one) && !seenThrough(top)) bad.push(`words covered: ${name(one)} by ${name(top)}`);
  }
  for (const one of document.querySelectorAll("main, main *")) if (one.scrollTop > 0) one.scrollTop = 0;
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.textContent.trim() || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || holder.closest("svg, .unseen, .sr, [aria-hidden=true]")) continue;
    const style = getComputedStyle(holder);
    if (style.clipPath !== "none" || style.position === "absolute" && parseFloat(style.width) <= 1) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    let ellipsis = false, scrolls = false, cut = false;
    // Of words that end in dots after so many lines, the part that is shown.
    let shown = text;
    for (let up = holder; up && up !== document.body; up = up.parentElement) {
      const its = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      const clamped = its.webkitLineClamp && its.webkitLineClamp !== "none";
      if (its.textOverflow === "ellipsis" || clamped) ellipsis = true;
      const across = its.overflowX, down = its.overflowY;
      if (its.textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth + 1 && up.title !== node.textContent.trim()) bad.push(`shortened: "${node.textContent.trim().slice(0, 30)}" in ${name(up)}`);
      if (clamped && up.scrollHeight > up.clientHeight + 4) bad.push(`shortened: "${node.textContent.trim().slice(0, 30)}" in ${name(up)}`);
      if (clamped || its.textOverflow === "ellipsis") { shown = box; continue; }
      if (/auto|scroll/.test(across + down)) {
        if (text.top < box.top - 3) bad.push(`out of reach above: "${node.textContent.trim().slice(0, 30)}" in ${name(up)}`);
        scrolls = true;
        break;
      }
      if (cut) continue;
      if (/hidden|clip/.test(across) && (shown.left < box.left - 2 || shown.right > box.right + 2)) { bad.push(`text cut: "${node.textContent.trim().slice(0, 30)}" in ${name(up)}`); cut = true; }
      else if (/hidden|clip/.test(down) && (shown.top < box.top - 4 || shown.bottom > box.bottom + 4)) { bad.push(`text cut below: "${node.textContent.trim().slice(0, 30)}" in ${name(up)}`); cut = true; }
    }
    const over = cut ? null : covering(holder, shown);
    if (over) bad.push(`words under something: "${node.textContent.trim().slice(0, 30)}" under ${name(over)}`);
    if (!scrolls && !ellipsis && (text.left < -1 || text.right > innerWidth + 1)) bad.push(`text out: "${node.textContent.trim().slice(0, 30)}"`);
    const tight = holder.matches(".label") ? null : holder.closest("button, .tab, .name, .chip"); // a label may stand beside its thing
    if (tight && !ellipsis) { const box = tight.getBoundingClientRect(); if (text.right > box.right + 3 || text.left < box.left - 3) bad.push(`text over its frame: "${node.textContent.trim().slice(0, 30)}" ${name(tight)}`); }
  }
  return [...new Set(bad)];
}

/** Makes a separate image from a drawing of the page, with everything to which it refers and the page's colours. */
const NAMESPACE = "http://www.w3.org/2000/svg";

export async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", NAMESPACE);
  const [, , width, height] = copy.getAttribute("viewBox")!.split(" ");
  copy.setAttribute("width", width!);
  copy.setAttribute("height", height!);
  // The same settings as on the page, but without animations.
  Object.assign(copy.dataset, document.documentElement.dataset, { speed: "off" });
  const style = document.createElementNS(NAMESPACE, "style");
  style.textContent = rules();
  const parts = document.createElementNS(NAMESPACE, "defs");
  for (const part of referredTo(drawing)) parts.append(part.cloneNode(true));
  copy.prepend(style, parts);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function rules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule || rule instanceof CSSKeyframesRule))
    .map((rule) => rule.cssText)
    .join("\n");
}

/** The ids to which its elements and their styles refer. */
function names(root: Element): string {
  return [root, ...root.querySelectorAll("*")]
    .flatMap((one) => {
      const { fill, stroke, clipPath } = getComputedStyle(one);
      return [one.getAttribute("href"), fill, stroke, clipPath];
    })
    .join(" ");
}

/** Everything outside the drawing to which it refers, directly or not. */
function referredTo(drawing: Element): Element[] {
  const found = new Map<string, Element>();
  const look = (root: Element): void => {
    for (const [, id] of names(root).matchAll(/#([\w-]+)/g)) {
      const part = document.getElementById(id!);
      if (!part || found.has(id!) || drawing.contains(part)) continue;
      found.set(id!, part);
      look(part);
    }
  };
  look(drawing);
  return [...found.values()];
}

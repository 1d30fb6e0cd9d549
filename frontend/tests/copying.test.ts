import { afterEach, describe, expect, test, vi } from "vitest";
import { copyText } from "$kit/app/copying";

describe("a text is copied", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A page with one field, where what is selected may be copied or not. */
  function page(allowed: boolean): string[] {
    const told: string[] = [];
    const field = { value: "", style: {}, select: () => told.push(field.value), remove: () => told.push("removed") };
    const body = { append: () => undefined };
    const execCommand = () => allowed;
    vi.stubGlobal("HTMLElement", class {});
    vi.stubGlobal("document", { activeElement: null, body, createElement: () => field, execCommand });
    return told;
  }

  test("to the clipboard", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await copyText("link")).toBe(true);
    expect(writeText).toHaveBeenCalledWith("link");
  });

  test("without a clipboard, as on a server at home: what is selected", async () => {
    vi.stubGlobal("navigator", {});
    const told = page(true);
    expect(await copyText("link")).toBe(true);
    expect(told).toEqual(["link", "removed"]);
  });

  test("or nothing, and that is told", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new DOMException("denied")) } });
    page(false);
    expect(await copyText("link")).toBe(false);
  });
});

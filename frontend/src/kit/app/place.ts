/** Where this page comes from: a server, or a folder of files, where everything runs in the browser. */
import { keepHere, keptHere } from "./keep";

/** The folder of this page's files. Its pages are after a `#` where nobody can answer for other addresses. */
export const home = (): string => new URL(import.meta.env.BASE_URL, document.baseURI).href;
export const FILES_ONLY = import.meta.env.MODE === "site";

const WISH = "alone";

/** Nobody else is there: no friends at a distance. Also on a server's page, while the server is away. */
export const alone = FILES_ONLY || keptHere(WISH) === "yes";

/** Play here while the server is away, or go back to it. */
export function stayAlone(wish: boolean): void {
  keepHere(WISH, wish ? "yes" : null);
  location.assign(home());
}

/** Where this page comes from: a server, or a folder of static files, where everything runs in the browser. */
import { keepHere, keptHere } from "./keep";

/** The folder of this page's files. In a folder of static files the addresses of pages follow a `#`. */
export const home = (): string => new URL(import.meta.env.BASE_URL, document.baseURI).href;
export const FILES_ONLY = import.meta.env.MODE === "site";

const WISH = "alone";

/** Whether everything runs in this browser, without other people. Also on a server's page while the server is away. */
export const alone = FILES_ONLY || keptHere(WISH) === "yes";

/** Play in this browser while the server is away, or go back to the server. */
export function stayAlone(wish: boolean): void {
  keepHere(WISH, wish ? "yes" : null);
  location.assign(home());
}

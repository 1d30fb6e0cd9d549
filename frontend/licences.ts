// The licences of everything that is in the page, as one text beside it, for those who pass it on.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const TEXTS = /^(licen[cs]e|copying|notice|ofl)(\.|-|$)/i;

interface Package {
  name: string;
  version: string;
  license: string;
}

export function licences(fileName = "licences.txt"): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      // Fonts come in by style sheets, so they are files and no modules.
      const files = Object.values(bundle).flatMap((file) => (file.type === "asset" ? file.originalFileNames : []));
      const sources = [...this.getModuleIds(), ...files.map((file) => join(import.meta.dirname, file))];
      const folders = new Set(sources.flatMap((source) => packageOf(source) ?? []));
      const parts = [...folders].sort().map(told);
      this.emitFile({ type: "asset", fileName, source: parts.join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}

/** The folder of the package that contains a module; null for our own modules. */
function packageOf(module: string): string | undefined {
  const path = module.replace(/^\0/, "").replace(/\?.*$/, "");
  if (!path.includes("/node_modules/")) return undefined;
  let folder = dirname(path);
  while (!existsSync(join(folder, "package.json")) || described(folder).name === undefined) folder = dirname(folder);
  return folder;
}

function described(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
}

function told(folder: string): string {
  const { name, version, license } = described(folder);
  const texts = readdirSync(folder).filter((file) => TEXTS.test(file));
  // Some packages only name their licence; then the text is that of the compiler, which has the same licence.
  const places = texts.length > 0 ? texts.map((file) => join(folder, file)) : [sameLicence(folder, license)];
  const whole = places.map((place) => readFileSync(place, "utf8").trim());
  return `${name} ${version} (${license})\n\n${whole.join("\n\n")}\n`;
}

function sameLicence(folder: string, license: string): string {
  const other = join(folder.slice(0, folder.lastIndexOf("/node_modules/")), "node_modules", "typescript");
  if (described(other).license !== license) throw new Error(`${folder} names its licence without the text`);
  return join(other, "LICENSE.txt");
}

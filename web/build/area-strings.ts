import path from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES, type Language } from "../../domain/languages.ts";
import { AREAS, type Area } from "../app/languages/areas.ts";
import { type AreaKeys, readAreaKeys } from "./area-keys.ts";

const WEB = path.resolve(import.meta.dirname, "..").replaceAll("\\", "/");
const INDEX = "virtual:area-strings";

/**
 * Makes one module, and so one chunk, of the strings of each area in each language, by what its pages show.
 * `virtual:area-strings` says how to load those of every page: { nl: () => import(…) }; they say
 * how to load the other areas in their language, so that a page names the files of one language and not of five. A chunk
 * has the name of its module: strings-public-nl.
 */
export function areaStrings(): Plugin {
  let keys: AreaKeys | null = null;
  return {
    name: "area-strings",
    // A file that was saved may show other strings than before.
    watchChange: () => {
      keys = null;
    },
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      const name = id.slice(INDEX.length + 2);
      if (name === "") return indexModule();
      keys ??= readAreaKeys();
      return areaModule(name, keys);
    },
  };
}

function indexModule(): string {
  return `export default ${loaders(LANGUAGES.map((language) => [language, `strings-public-${language}`]))};`;
}

function loaders(modules: readonly (readonly [key: string, module: string])[]): string {
  return `{\n${modules.map(([key, module]) => `  "${key}": () => import("${INDEX}/${module}"),`).join("\n")}\n}`;
}

function areaModule(name: string, areaKeys: AreaKeys): string {
  const [, area, language] = name.split("-") as [string, Area, Language];
  const keys = areaKeys[area];
  // Each area has its own copy of what several say, or a guest would fetch the desk's words with a price of theirs.
  const imports = keys.map(
    (key, index) => `import strings${index} from "${WEB}/${key}/strings/${language}.ts?${area}";`,
  );
  const entries = keys.map((key, index) => `"${key}": strings${index}`);
  const others = AREAS.filter((other) => area === "public" && other !== area);
  const areas = loaders(others.map((other) => [other, `strings-${other}-${language}`]));
  return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };\nexport const areas = ${areas};`;
}

import path from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { AREA_STRINGS } from "../app/languages/areas.ts";

const WEB = path.resolve(import.meta.dirname, "..").replaceAll("\\", "/");
const INDEX = "virtual:area-strings";

/**
 * Makes one module, and so one chunk, of the strings of each area in each language, from the lists in
 * app/languages/areas.ts. `virtual:area-strings` says how to load those of every page: { nl: () => import(…) }; they say
 * how to load the other areas in their language, so that a page names the files of one language and not of four.
 */
export function areaStrings(): Plugin {
  return {
    name: "area-strings",
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      const name = id.slice(INDEX.length + 2);
      return name === "" ? indexModule() : areaModule(name);
    },
  };
}

/** The file names of the chunks: strings-public-nl. */
export function stringsChunkName(moduleId: string): string | null {
  const name = moduleId.startsWith(`\0${INDEX}/`) ? moduleId.slice(INDEX.length + 2) : null;
  return name === null ? null : `strings-${name.replace("/", "-")}`;
}

function indexModule(): string {
  return `export default ${loaders(LANGUAGES.map((language) => [language, `public/${language}`]))};`;
}

function loaders(modules: readonly (readonly [key: string, module: string])[]): string {
  return `{\n${modules.map(([key, module]) => `  "${key}": () => import("${INDEX}/${module}"),`).join("\n")}\n}`;
}

function areaModule(name: string): string {
  const [area, language] = name.split("/") as [keyof typeof AREA_STRINGS, Language];
  const keys: readonly string[] = AREA_STRINGS[area];
  const imports = keys.map(
    (key, index) => `import strings${index} from "${WEB}/${key}/strings/${language}.ts";`,
  );
  const entries = keys.map((key, index) => `"${key}": strings${index}`);
  const others = Object.keys(AREA_STRINGS).filter((other) => area === "public" && other !== area);
  const areas = loaders(others.map((other) => [other, `${other}/${language}`]));
  return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };\nexport const areas = ${areas};`;
}

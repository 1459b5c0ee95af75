import { readdirSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES, type Language } from "../../contract/languages.ts";
import { AREA_MESSAGES } from "../app/languages/areas.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const INDEX = "virtual:area-messages";

/**
 * Makes one module, and so one chunk, of the strings of each area in each language, from the lists in
 * app/languages/areas.ts. `virtual:area-messages` says how to load each: { "public/nl": () => import(…) }.
 */
export function areaMessages(): Plugin {
  return {
    name: "area-messages",
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      const name = id.slice(INDEX.length + 2);
      return name === "" ? indexModule() : areaModule(name);
    },
  };
}

/** The file names of the chunks: messages-public-nl. */
export function messagesChunkName(moduleId: string): string | null {
  const name = moduleId.startsWith(`\0${INDEX}/`) ? moduleId.slice(INDEX.length + 2) : null;
  return name === null ? null : `messages-${name.replace("/", "-")}`;
}

function indexModule(): string {
  const entries = Object.keys(AREA_MESSAGES).flatMap((area) =>
    LANGUAGES.map((language) => {
      const name = `${area}/${language}`;
      return `  "${name}": () => import("${INDEX}/${name}"),`;
    }),
  );
  return `export default {\n${entries.join("\n")}\n};`;
}

function areaModule(name: string): string {
  const [area, language] = name.split("/") as [keyof typeof AREA_MESSAGES, Language];
  const files = messagesFiles();
  const keys: readonly string[] = AREA_MESSAGES[area];
  const imports = keys.map(
    (key, index) => `import m${index} from ${JSON.stringify(fileOf(files, key, language))};`,
  );
  return `${imports.join("\n")}\nexport default { ${keys.map((key, i) => `"${key}": m${i}`).join(", ")} };`;
}

function fileOf(files: readonly string[], key: string, language: Language): string {
  const ending = language === "en" ? `/${key}.messages.ts` : `/${key}.messages.${language}.ts`;
  const file = files.find((each) => each.endsWith(ending));
  if (file === undefined) throw new Error(`There is no messages file that ends in ${ending}.`);
  return file;
}

function messagesFiles(): string[] {
  return readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.messages(\.\w+)?\.ts$/.test(file))
    .map((file) => `${ROOT}/${file}`.replaceAll("\\", "/"));
}

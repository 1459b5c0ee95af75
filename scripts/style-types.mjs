import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject } from "./project.mjs";

const WEB = inProject("web");
const TYPES = inProject(".build", "style-types", "web");

/**
 * Writes the type of every CSS module into .build/style-types, where web/tsconfig.json looks: the compiler then names a
 * class that no sheet has. Without these files an editor takes any name.
 */
export function writeStyleTypes() {
  rmSync(TYPES, { recursive: true, force: true });
  for (const file of readdirSync(WEB, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".module.css")) continue;
    const lines = classesOf(readFileSync(path.join(WEB, file), "utf8")).map(
      (name) => `  readonly ${name}: string;`,
    );
    const target = path.join(TYPES, file.replace(/\.css$/, ".d.css.ts"));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `declare const styles: {\n${lines.join("\n")}\n};\nexport default styles;\n`);
  }
}

/**
 * The classes of a sheet itself: not those it takes from another module, nor those of base.css.
 * @param {string} css
 * @returns {string[]}
 */
export function classesOf(css) {
  const others = new Set(valuesOf(css).map(({ alias }) => alias));
  const names = selectorsOf(css).flatMap((selector) =>
    [...selector.replaceAll(/:global\([^)]*\)/g, "").matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name),
  );
  return [...new Set(names)].filter((name) => !others.has(name)).toSorted();
}

/**
 * What a module takes from others: `@value card, note as hint from "../ui/note.module.css";`
 * @param {string} css
 * @returns {{ name: string, alias: string, from: string }[]}
 */
export function valuesOf(css) {
  return [...css.matchAll(/@value\s+([^;]+?)\s+from\s+"([^"]+)"/g)].flatMap(([, names, from]) =>
    names.split(",").map((each) => {
      const [name, alias = name] = each.trim().split(/\s+as\s+/);
      return { name, alias, from };
    }),
  );
}

function selectorsOf(css) {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, "");
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, text]) => text.trim())
    .filter((text) => !text.startsWith("@"));
}

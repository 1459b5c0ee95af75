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
 * The classes of a sheet itself, without those of base.css that it names.
 * @param {string} css
 * @returns {string[]}
 */
export function classesOf(css) {
  const names = selectorsOf(css).flatMap((selector) =>
    [...selector.replaceAll(/:global\([^)]*\)/g, "").matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name),
  );
  return [...new Set(names)].toSorted();
}

function selectorsOf(css) {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, "");
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, text]) => text.trim())
    .filter((text) => !text.startsWith("@"));
}

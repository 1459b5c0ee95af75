import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { classesOf } from "../../scripts/style-types.mjs";
import { scopedName } from "./style-modules.ts";

const WEB = path.resolve(import.meta.dirname, "..");
const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).map((file) =>
  file.replaceAll(path.sep, "/"),
);
const read = (file: string) => readFileSync(path.join(WEB, file), "utf8");
const modules = files.filter((file) => file.endsWith(".module.css"));
/** The sheets that hold for every page. */
const GLOBAL_SHEETS = ["app/styles.css", "ui/base.css", "ui/font.css", "ui/print.css", "ui/tokens.css"];
const IMPORT = /^import (\w+) from "(\.[^"]+\.module\.css)";$/gm;

test("a sheet is a module, beside the few that hold for every page", () => {
  const sheets = files.filter((file) => file.endsWith(".css") && !file.endsWith(".module.css"));
  expect(sheets.toSorted()).toEqual(GLOBAL_SHEETS);
  expect(modules.length).toBeGreaterThan(100);
});

test("every rule of a module stands under a class of its own", () => {
  const loose = modules.flatMap((file) => {
    const bare = withoutComments(read(file)).replaceAll(/@keyframes[^{]+\{(?:[^{}]+\{[^}]*\})*\s*\}/g, "");
    const selectors = [...bare.matchAll(/([^{}]+)\{/g)].map(([, text = ""]) => text.split(";").at(-1) ?? "");
    return selectors
      .filter((text) => !text.trim().startsWith("@") && text.trim() !== "")
      .filter((text) => !/\.[a-z]\w*/i.test(text.replaceAll(/:global\([^)]*\)/g, "")))
      .map((text) => `${file}: ${text.trim()}`);
  });
  expect(loose).toEqual([]);
});

test("every class of a module is used, and every class that is used is in its module", () => {
  const used = new Map(modules.map((file) => [file, new Set<string>()]));
  const missing: string[] = [];
  const use = (from: string, sheet: string, name: string) => {
    if (!classesOf(read(sheet)).includes(name)) missing.push(`${from}: ${sheet} has no ${name}`);
    used.get(sheet)?.add(name);
  };
  for (const file of files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith("build/"))) {
    const code = read(file);
    for (const [, styles = "", from = ""] of code.matchAll(IMPORT)) {
      const names = [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))].map(([, name = ""]) => name);
      for (const name of names) use(file, path.posix.join(path.posix.dirname(file), from), name);
      // A name worked out at run time cannot be written into the code; a table of names says the same.
      expect(code).not.toContain(`${styles}[`);
    }
  }
  const unused = modules.flatMap((file) =>
    classesOf(read(file)).flatMap((name) => (used.get(file)?.has(name) === true ? [] : [`${file}: ${name}`])),
  );
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});

/** What stands in every page, and what Leaflet calls the parts of a map. */
const GIVEN = ["ui/base.css", "ui/print.css", "../node_modules/leaflet/dist/leaflet.css"];

test("a class of base.css or of Leaflet that a module names is there", () => {
  const base = new Set(GIVEN.flatMap((file) => classesOf(read(file))));
  const unknown = modules.flatMap((file) =>
    [...read(file).matchAll(/:global\(\.([\w-]+)\)/g)].flatMap(([, name = ""]) =>
      base.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});

test("a class that is written as a word is one of base.css or of Leaflet", () => {
  const base = new Set(GIVEN.flatMap((file) => classesOf(read(file))));
  const unknown = files
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => wordsOf(read(file)).flatMap((name) => (base.has(name) ? [] : [`${file}: ${name}`])));
  expect(unknown).toEqual([]);
});

test("a colour stands in the tokens alone, and what a sheet takes from them is there", () => {
  const tokens = read("ui/tokens.css");
  const sheets = files.filter((file) => file.endsWith(".css") && file !== "ui/tokens.css");
  const drawn = files.filter((file) => /(?<!\.test)\.(?:css|tsx?)$/.test(file)).map((file) => read(file));
  // What code sets on an element, such as the width of a bar, is no token.
  const own = new Set(drawn.flatMap((code) => [...code.matchAll(/"(--[a-z-]+)"/g)].map(([, name]) => name)));
  const set = new Set(
    sheets.flatMap((file) => [...read(file).matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  );
  const loose = sheets.flatMap((file) => {
    const css = withoutComments(read(file));
    const raw = [...css.matchAll(/#[0-9a-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl)a?\(/gi)].map(([text]) => text);
    const names = [...css.matchAll(/var\((--[\w-]+)(,)?/g)].map(([, name = "", or]) => ({ name, or }));
    const unknown = names
      .filter(({ name }) => !own.has(name) && ![tokens, css].some((text) => text.includes(`${name}:`)))
      // What a place sets for the parts in it: the part says what holds elsewhere.
      .filter(({ name, or }) => or === undefined || !set.has(name))
      .map(({ name }) => name);
    return [...raw, ...unknown].map((text) => `${file}: ${text}`);
  });
  expect(loose).toEqual([]);
});

test("what a sheet sets for the parts in it is read by one", () => {
  const readers = files.filter((file) => /\.(?:css|svg|tsx?)$/.test(file)).map((file) => read(file));
  const taken = new Set(
    readers.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  );
  const unread = modules.flatMap((file) =>
    [...withoutComments(read(file)).matchAll(/(?<=[;{]\s*)(--[\w-]+):/g)].flatMap(([, name = ""]) =>
      taken.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(unread).toEqual([]);
});

test("what lies over what is said in the tokens' layers, but for the parts of Leaflet in a map's own box", () => {
  const loose = files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      [...withoutComments(read(file)).matchAll(/([^{}]*)\{[^{}]*z-index:\s*([^;}]*)/g)]
        .filter(([, selector = ""]) => !selector.includes(":global(.leaflet-"))
        .flatMap(([, , value = ""]) => (/^var\(--layer-[a-z-]+\)$/.test(value) ? [] : [`${file}: ${value}`])),
    );
  expect(loose).toEqual([]);
});

test("a page changes at the named widths alone", () => {
  const sheets = files.filter((file) => file.endsWith(".css"));
  const loose = sheets.flatMap((file) =>
    [...read(file).matchAll(/@media[^{]*\b(?:width|height)\b[^{]*/g)].map(([text]) => `${file}: ${text}`),
  );
  expect(loose).toEqual([]);
});

test("no two classes get one name in the page", () => {
  const names = modules.flatMap((file) =>
    classesOf(read(file)).map((name) => scopedName(name, path.join(WEB, file))),
  );
  const all = names.concat(classesOf(read("ui/base.css")));
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

/** What a sheet takes of another, by either way that CSS modules have for it. */
function reachesOf(css: string): string[] {
  return [...withoutComments(css).matchAll(/@value\s+[^;]*|\bcomposes\s*:[^;}]*\bfrom\b[^;}]*/g)].map(
    ([text]) => text.trim(),
  );
}

test("a sheet styles its own part, and takes nothing of another", () => {
  const reaches = modules.flatMap((file) => reachesOf(read(file)).map((text) => `${file}: ${text}`));
  expect(reaches).toEqual([]);
});

test("finds a sheet that reaches into another", () => {
  expect(reachesOf('@value button from "../ui/button.module.css";\n.row .button { flex: none; }')).toEqual([
    '@value button from "../ui/button.module.css"',
  ]);
  expect(reachesOf('.row { composes: card from "../ui/card.module.css"; }')).toEqual([
    'composes: card from "../ui/card.module.css"',
  ]);
  expect(reachesOf("/* @value of a ride */ .value { color: var(--text); }")).toEqual([]);
});

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, "");
}

/** The classes that stand in code as words, alone or among those of a module. */
function wordsOf(code: string): string[] {
  const attributes = code.matchAll(/[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\})/g);
  return [...attributes].flatMap(([, text = "", template = ""]) =>
    `${text} ${template.replaceAll(/\$\{[^}]*\}/g, "")}`.split(/\s+/).filter((name) => name !== ""),
  );
}

/** What is lit or painted the same by day and by night. */
const SAME_BY_NIGHT = ["orange", "white", "tail", "boat-2", "sign-bg"];

test("every colour of a drawing has one for the night", () => {
  const tokens = read("ui/tokens.css");
  const drawings = files.filter((file) => file.endsWith(".svg"));
  const named = drawings.flatMap((file) => [...read(file).matchAll(/var\(--ill-([a-z0-9-]+)/g)]);
  const names = [...new Set(named.map(([, name = ""]) => name))];
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !tokens.includes(`--ill-${name}:`)).toSorted()).toEqual(
    SAME_BY_NIGHT.toSorted(),
  );
});

import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin as PostcssPlugin, Root } from "postcss";
import type { Plugin } from "vite";
import { floorNameOf, roomOf } from "./floors.ts";

const WEB = path.resolve(import.meta.dirname, "..");

/**
 * The order of layers, whichever sheet was loaded first: a feature overrides a part of `ui`, and a screen of people at work
 * the parts it is made of, never the other way round; what a printer leaves out is stronger than all. Every sheet says it, since any
 * may be the first.
 */
const LAYERS = ["base", "parts", "shared", "features", "screens", "print"];
/**
 * Features that others build on, in the order of the floors. Each is a layer of its own within `shared`: they come in
 * different files, which a page that is opened loads in another order than a page that is reached by a link.
 */
const SHARED = ["install", "company", "places", "map", "reports", "fares", "booking", "rides"];
/** Floors whose rooms are made of the parts of those below. */
const SCREENS = ["screens of people at work", "shells"];
const ORDER = LAYERS.flatMap((layer) =>
  layer === "shared" ? SHARED.map((name) => `shared.${name}`) : [layer],
);

/**
 * The widths at which a page changes, in rem: `@media (--up-to-tablet)` and `@media (--above-tablet)`. A custom property can't
 * stand in a media query, so the build writes the width there.
 */
const WIDTHS = {
  narrow: 23,
  phone: 26,
  small: 40,
  tablet: 48,
  laptop: 60,
  desktop: 66,
  desk: 77,
  wide: 90,
  roomy: 97.5,
  broad: 115,
} as const;
/** A window with room above and below: `@media (--tall)`, in rem. */
const TALL = 44;
/** A window that a form of the site, or the trip beside its price, hardly fits: `@media (--short)`, in rem. */
const SHORT = 52;
/** A phone held sideways, not one whose keyboard has taken half of its height: `@media (--sideways)`. */
const SIDEWAYS =
  "(orientation: landscape) and (min-width: 34rem) and (max-width: 60rem) and (max-height: 34rem)";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const SIGNS = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;

/** Chosen so that no two classes fall on one name; a test says when another is needed. */
const SALT = "1355";

/** The name under which a class of a module stands in the page: short, and the same in every build. */
export function scopedName(name: string, file: string): string {
  const place = path.relative(WEB, file.replace(/\?.*$/, "")).replaceAll(path.sep, "/");
  const digest = createHash("sha256").update(`${SALT}${place}.${name}`).digest().readUIntBE(0, 6);
  const rest = Math.floor(digest / LETTERS.length);
  const sign = (number: number) => SIGNS[number % SIGNS.length] ?? "";
  return `${LETTERS[digest % LETTERS.length]}${sign(rest)}${sign(Math.floor(rest / SIGNS.length))}`;
}

/** Puts each module into its layer. */
export function styleModules(): PostcssPlugin {
  return {
    postcssPlugin: "style-modules",
    Once(root, { AtRule }) {
      const file = root.source?.input.file ?? "";
      nameWidths(root);
      if (!file.endsWith(".module.css")) return;
      const layer = new AtRule({ name: "layer", params: layerOf(file) });
      layer.append(root.nodes);
      root.append(new AtRule({ name: "layer", params: ORDER.join(", ") }));
      root.append(layer);
    },
  };
}

function nameWidths(root: Root): void {
  root.walkAtRules("media", (rule) => {
    rule.params = rule.params.replaceAll("(--tall)", `(min-height: ${TALL}rem)`);
    rule.params = rule.params.replaceAll("(--short)", `(max-height: ${SHORT}rem)`);
    rule.params = rule.params.replaceAll("(--sideways)", SIDEWAYS);
    rule.params = rule.params.replaceAll(
      /\(--(up-to|above)-(\w+)\)/g,
      (written, side: string, name: string) => {
        if (!isWidth(name))
          throw rule.error(`${written} is none of the widths: ${Object.keys(WIDTHS).join(", ")}`);
        return side === "above"
          ? `(min-width: ${WIDTHS[name] + 0.01}rem)`
          : `(max-width: ${WIDTHS[name]}rem)`;
      },
    );
  });
}

function isWidth(name: string): name is keyof typeof WIDTHS {
  return Object.hasOwn(WIDTHS, name);
}

function layerOf(file: string): string {
  const room = roomOf(path.relative(WEB, file).replaceAll(path.sep, "/")) ?? "";
  if (room === "ui") return "parts";
  if (SHARED.includes(room)) return `shared.${room}`;
  return SCREENS.includes(floorNameOf(room)) ? "screens" : "features";
}

const IMPORT = /^import (\w+) from "(\.[^"]+\.module\.css)";$/gm;

/** Writes the scoped names into the code itself: no page carries a table of the names it might have used. */
export function inlineStyles(): Plugin[] {
  return [
    {
      name: "inline-styles",
      enforce: "pre",
      transform(code: string, id: string) {
        if (!/\.tsx?$/.test(id) || !code.includes(".module.css")) return;
        let written = code;
        for (const [, styles = "", from = ""] of code.matchAll(IMPORT)) {
          const file = path.resolve(path.dirname(id), from);
          written = written.replaceAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"), (_, name: string) =>
            JSON.stringify(scopedName(name, file)),
          );
        }
        return { code: written.replaceAll(IMPORT, 'import "$2";'), map: null };
      },
    },
    {
      // The table is left out, the sheet stays: to the bundler a module that nothing is taken from has no effect.
      name: "inline-styles:sheets",
      apply: "build",
      enforce: "post",
      transform(_: string, id: string) {
        if (!id.endsWith(".module.css")) return;
        return { code: "", map: null, moduleSideEffects: "no-treeshake" };
      },
    },
  ];
}

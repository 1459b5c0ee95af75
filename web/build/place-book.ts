import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { readTable } from "../../domain/read-table.ts";

const FILE = path.resolve(import.meta.dirname, "../../server/places/data/places.csv");
const BOOK = "virtual:place-book";

/** Makes a module of the places that come with the product, so that a browser can search them without asking. */
export function placeBook(): Plugin {
  return {
    name: "place-book",
    resolveId: (id) => (id === BOOK ? `\0${BOOK}` : null),
    load(id) {
      if (id !== `\0${BOOK}`) return null;
      this.addWatchFile(FILE);
      const rows = readTable(readFileSync(FILE, "utf8")).map((line) => [
        line["name"],
        line["kind"],
        line["area"],
        Number(line["lat"]),
        Number(line["lng"]),
        Number(line["popularity"]),
        line["spellings"],
      ]);
      // Read as JSON it costs a slow phone a fraction of what a literal does.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))});`;
    },
  };
}

import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const PLACES = ["bench", "contract", "domain", "e2e", "scripts", "server", "web"];

/** A value that is called `never` fits everywhere: what it stands for is no longer held to anything. */
const CAST = new RegExp(String.raw`\bas ${"never"}\b(?!\w| )`);

it("nothing is cast to what fits everywhere; a call with wrong input is made by server.ask", () => {
  const casts = PLACES.flatMap((place) =>
    readdirSync(path.join(ROOT, place), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|tsx)$/.test(name))
      .map((name) => path.join(place, name))
      .filter((file) => CAST.test(readFileSync(path.join(ROOT, file), "utf8"))),
  );
  expect(casts).toEqual([]);
});

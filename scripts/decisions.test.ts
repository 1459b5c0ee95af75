import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const FOLDER = path.resolve(import.meta.dirname, "../docs/decisions");

test("the index of decisions has one line for each, with its title and a status", () => {
  const lines = readFileSync(path.join(FOLDER, "README.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ["))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, link, title, status]) => ({ link, title, hasStatus: status !== "" }));
  const decisions = readdirSync(FOLDER)
    .filter((name) => /^\d{3}-.*\.md$/.test(name))
    .toSorted()
    .map((name) => {
      const [heading = ""] = readFileSync(path.join(FOLDER, name), "utf8").split("\n", 1);
      const number = name.slice(0, 3);
      return { link: `[${number}](${name})`, title: heading.slice(`# ${number} `.length), hasStatus: true };
    });
  expect(lines).toEqual(decisions);
});

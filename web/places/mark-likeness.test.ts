import { expect, it } from "vitest";
import { markLikeness } from "./mark-likeness.ts";

it.each([
  ["Jan Thiel Beach", "jan tiel", ["", "Jan Thiel", " Beach"]],
  ["Playa Lagún", "lagoen", ["Playa ", "Lagún", ""]],
  ["Cas Abao Beach", "kas abou", ["", "Cas Abao", " Beach"]],
  ["Mambo Beach", "mamb", ["", "Mamb", "o Beach"]],
  ["Papagayo Beach Hotel", "jan tiel", ["Papagayo Beach Hotel", "", ""]],
  ["Punda", "pu", ["", "Pu", "nda"]],
  ["Otrobanda", "", ["Otrobanda", "", ""]],
])("of %s marks what was meant by “%s”", (name, typed, marked) => {
  expect(markLikeness(name, typed)).toEqual(marked);
});

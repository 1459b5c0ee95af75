import { expect, it } from "vitest";
import { readTable } from "./read-table.ts";

it("reads each row by the names of the heading, without notes and empty lines", () => {
  const text =
    '\u{FEFF}name,lat , kind\r\n# a note\r\n\n  \nHato,12.1,airport\n"Punda, old ""town""", 12.2 ,\nBare\n';
  expect(readTable(text)).toEqual([
    { name: "Hato", lat: "12.1", kind: "airport" },
    { name: 'Punda, old "town"', lat: "12.2", kind: "" },
    { name: "Bare", lat: "", kind: "" },
  ]);
});

it("a sign that marks a note counts at the beginning of a line alone", () => {
  expect(readTable("name\nRoom #4")).toEqual([{ name: "Room #4" }]);
});

it("of nothing there is nothing", () => {
  expect([readTable(""), readTable("name,kind\n")]).toEqual([[], []]);
});

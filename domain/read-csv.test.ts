import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";
import { readCsv } from "./read-csv.ts";

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

it.each([
  ["a comma and CRLF", "a,b\r\n1,2\r\n"],
  ["a semicolon", "a;b\n1;2"],
  ["a byte order mark", "\uFEFFa,b\n1,2\n"],
  ["old line ends", "a,b\r1,2\r"],
  ["quotes around all", '"a","b"\r\n"1","2"\r\n'],
  ["empty rows between", "a,b\n\n1,2\n , \n\n"],
])("reads a file with %s", (_what, text) => {
  expect(cellsOf(text)).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

it("keeps quotes, separators, line breaks and empty cells that belong to a cell", () => {
  expect(cellsOf('a;b;c\n"say ""hi""; twice";"two\r\nlines";\n;5" pipe;""\n')).toEqual([
    ["a", "b", "c"],
    ['say "hi"; twice', "two\r\nlines", ""],
    ["", '5" pipe', ""],
  ]);
  expect(cellsOf('"one, head",b\n1,2')).toEqual([
    ["one, head", "b"],
    ["1", "2"],
  ]);
});

it("says on which line of the file each row begins", () => {
  expect(readCsv('a,b\n"two\nlines",1\n\nx,y').rows.map(({ line }) => line)).toEqual([1, 2, 5]);
});

it("names the lines with a wrong quote, and reads the others", () => {
  expect(readCsv('a,b\n"x"y,1\n2,3\n"never closed,4\n5,6')).toEqual({
    rows: [
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["2", "3"] },
      { line: 5, cells: ["5", "6"] },
    ],
    badQuotes: [2, 4],
  });
});

it("takes the guard of a formula away and leaves every other apostrophe", () => {
  expect(cellsOf("'=1+1,'s nachts,'-5,'+5999,'@home")).toEqual([
    ["=1+1", "'s nachts", "'-5", "'+5999", "@home"],
  ]);
});

it("reads back whatever the writer wrote, parted by either sign", () => {
  const cell = fc
    .string({ unit: "grapheme" })
    .filter((text) => !/[\t\r\n\uFEFF]/.test(text) && !text.startsWith("'"));
  const row = fc.tuple(fc.constant("head"), cell, cell);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.constantFrom(",", ";"), (rows, separator) => {
      const heads = ["head", "b", "c"];
      expect(cellsOf(toCsv([heads, ...rows], separator as "," | ";"))).toEqual([heads, ...rows]);
    }),
  );
});

it("takes no longer than the file is long, however its quotes are", () => {
  const wrong = `a,b\n${`"${'""x'.repeat(20_000)}\n`.repeat(5)}`;
  const before = performance.now();
  readCsv(wrong);
  expect(performance.now() - before).toBeLessThan(2_000);
});

describe("with limits no file costs more than one that could be read", () => {
  const limits = { rows: 10, cells: 5 };
  const most = (text: string) => {
    const { rows, badQuotes } = readCsv(text, limits);
    return {
      read: rows.length + badQuotes.length,
      cells: Math.max(0, ...rows.map(({ cells }) => cells.length)),
    };
  };

  it.each<[string, string]>([
    ["of one row without an end", ",".repeat(1_000_000)],
    ["of rows that are too long", `${"a,".repeat(1_000)}\n`.repeat(1_000)],
    ["of rows without an end", "a,b\n".repeat(300_000)],
    ["of nothing but line ends", "\n".repeat(1_000_000)],
    ["of wrong quotes", '"a"b\n'.repeat(300_000)],
  ])("%s", (_what, text) => {
    const { read, cells } = most(text);
    expect(read).toBeLessThanOrEqual(limits.rows + 1);
    expect(cells).toBeLessThanOrEqual(limits.cells + 1);
  });

  it("and what is within them is read whole, whatever is empty below", () => {
    const text = `${"a,b,c,d,e\n".repeat(10)}${",,,,\n".repeat(10)}`;
    expect(readCsv(text, limits)).toEqual(readCsv(text));
  });
});

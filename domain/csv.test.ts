import { expect, it } from "vitest";
import { csvSeparatorOf, toCsv } from "./csv.ts";

it("writes rows a spreadsheet reads as they are, telephone numbers and negative amounts among them", () => {
  expect(
    toCsv([
      ["Name", "Earnings", "Phone"],
      ['Say "hi", twice', 12.5, "+59995551234"],
      ["Ana", -5, "-5"],
    ]),
  ).toBe('\uFEFFName,Earnings,Phone\r\n"Say ""hi"", twice",12.5,+59995551234\r\nAna,-5,-5\r\n');
});

it.each(["=1+1", "@a", "+1+1", "-A1", "\t=1+1", "\r\n=1+1", "  =1+1", "＝1+1"])(
  "never lets %j become a formula",
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF'${text.replaceAll(/[\t\r\n]+/g, " ")}\r\n`);
  },
);

it("keeps a cell one cell, whether the spreadsheet splits at a comma, a semicolon or a tab", () => {
  expect(toCsv([["a;=1+1", "b,c", "d\te", "f\ng"]])).toBe('\uFEFF"a;=1+1","b,c",d e,f g\r\n');
  expect(toCsv([["a;b", "c,d"]], ";")).toBe('\uFEFF"a;b";"c,d"\r\n');
});

it("parts cells and writes decimals as a spreadsheet of the reader's language does", () => {
  const rows = [["Fare", 12.5, { decimal: "7.00" }, "-5"]];
  expect(toCsv(rows, csvSeparatorOf("en"))).toBe("\uFEFFFare,12.5,7.00,-5\r\n");
  for (const language of ["nl", "es", "pap", "de"] as const)
    expect(toCsv(rows, csvSeparatorOf(language))).toBe("\uFEFFFare;12,5;7,00;-5\r\n");
});

import { expect, it } from "vitest";
import { toCsv } from "./report-csv.ts";

it("writes rows a spreadsheet reads as they are", () => {
  expect(
    toCsv([
      ["Name", "Earnings"],
      ['Say "hi", twice', 12.5],
    ]),
  ).toBe('\uFEFFName,Earnings\r\n"Say ""hi"", twice",12.5\r\n');
});

it("never lets a name become a formula", () => {
  expect(toCsv([["=1+1", "+599", "-5", "@a"]])).toBe("\uFEFF'=1+1,'+599,'-5,'@a\r\n");
});

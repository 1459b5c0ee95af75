import { expect, it } from "vitest";
import {
  CellFault,
  day,
  decimal,
  list,
  maybe,
  moment,
  needed,
  oneOf,
  phone,
  whole,
  yesNo,
} from "./cell-rules.ts";
import { z } from "zod";

/** What a rule makes of a cell, or the fault it finds. */
function read(rule: (cell: string) => unknown, cell: string): unknown {
  try {
    return rule(cell);
  } catch (error) {
    if (error instanceof CellFault) return error.fault;
    throw error;
  }
}

it.each([
  ["2025-03-14T18:30:00.000Z", "2025-03-14T18:30:00.000Z"],
  ["2025-03-14T18:30:00-04:00", "2025-03-14T22:30:00.000Z"],
  ["2025-03-14 18:30", "2025-03-14T22:30:00.000Z"],
  ["14-3-2025 9:05", "2025-03-14T13:05:00.000Z"],
  ["14-03-2025 09:05:30", "2025-03-14T13:05:30.000Z"],
])("reads the moment %s, one of the island where it names no offset", (cell, at) => {
  expect((moment(cell) as Date).toISOString()).toBe(at);
});

it.each([
  "",
  "2025-03-14",
  "3/14/2025 18:30",
  "2025-02-30 10:00",
  "2025-03-14 25:00",
  "2025-03-14T18:30+99:00",
])("takes %j for no moment", (cell) => {
  expect(read(moment, cell)).toBe("time");
});

it.each([
  [day, "2030-12-31", "2030-12-31"],
  [day, "1-2-2030", "2030-02-01"],
  [day, "31/12/2030", "day"],
  [whole(0, 100), "007", 7],
  [whole(0, 100), "101", "whole_number"],
  [whole(0, 100), "1e1", "whole_number"],
  [whole(0, 100), "-1", "whole_number"],
  [decimal(z.number().max(90)), "12,5", 12.5],
  [decimal(z.number().max(90)), "-68.9", -68.9],
  [decimal(z.number().max(90)), "91", "number"],
  [decimal(z.number().max(90)), "1.000,5", "number"],
  [phone, "+599 9 555 1234", "5551234"],
  [phone, "555 1234", "5551234"],
  [phone, "5551", "phone"],
  [yesNo, "TRUE", true],
  [yesNo, "no", false],
  [yesNo, "perhaps", "yes_no"],
  [oneOf(["Completed"]), "completed", "Completed"],
  [oneOf(["Completed"]), "Done", "choice"],
  [list(z.array(z.string())), '["a"]', ["a"]],
  [list(z.array(z.string())), "a, b", "list"],
  [needed(yesNo), "", "missing"],
  [maybe(yesNo), "", null],
] as const)(
  "makes of a cell what its column is for, or says what is wrong with it",
  (rule, cell, expected) => {
    expect(read(rule, cell)).toEqual(expected);
  },
);

import { expect, it } from "vitest";
import { readBoard } from "./file-board.ts";

const KL735 = {
  numbers: ["KL735"],
  direction: "arrival",
  state: "expected",
  scheduled: new Date("2026-11-20T18:35:00Z"),
  estimated: new Date("2026-11-20T19:45:00Z"),
};
const AA954 = {
  numbers: ["AA954"],
  direction: "departure",
  state: "cancelled",
  scheduled: new Date("2026-11-20T19:10:00Z"),
  estimated: null,
};

it.each([
  [
    "a table",
    `# typed by the office
direction,flight,scheduled,estimated,status
arrival,KL 735,2026-11-20 14:35,2026-11-20 15:45,
departure,AA954,2026-11-20 15:10,,Cancelled
`,
  ],
  [
    "a list in JSON",
    JSON.stringify([
      { flight: "KLM735", scheduled: "2026-11-20T18:35:00Z", estimated: "2026-11-20T15:45:00-04:00" },
      { flight: "AA 954", direction: "departure", scheduled: "2026-11-20T15:10", status: "cancelled" },
    ]),
  ],
  [
    "two lists in JSON",
    JSON.stringify({
      arrivals: [{ flight: "kl0735", scheduled: "2026-11-20 14:35", estimated: "2026-11-20 15:45" }],
      departures: [{ flight: "AAL954", scheduled: "2026-11-20 15:10", estimated: null, status: "cancelled" }],
    }),
  ],
])("reads a typed board from %s", (_form, text) => {
  expect(readBoard(text)).toEqual([KL735, AA954]);
});

it.each([
  ["flight,scheduled\nKL735,tomorrow", /Line 1 of the board: scheduled and estimated are times such as/],
  ["flight,scheduled\n735,2026-11-20 14:35", /Line 1 of the board: flight has a number such as KL735/],
  ["flight,scheduled,status\nKL735,2026-11-20 14:35,late", /Line 1 of the board: one of expected, landed/],
  ["[{", /JSON/],
])("says what is wrong in %j", (text, sentence) => {
  expect(() => readBoard(text)).toThrow(sentence);
});

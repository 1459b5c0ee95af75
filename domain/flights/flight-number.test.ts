import { expect, it } from "vitest";
import { canonicalFlightNumber } from "./flight-number.ts";

it.each([
  ["KL735", "KL735"],
  ["KL 735", "KL735"],
  ["kl0735", "KL735"],
  ["KLM735", "KL735"],
  ["klm 0735", "KL735"],
  ["KL-735", "KL735"],
  ["B6 1731", "B61731"],
  ["JBU1731", "B61731"],
  ["OR 0371", "OR371"],
  ["TUI 371", "OR371"],
  ["TFL371", "OR371"],
  ["9V1234", "9V1234"],
  ["AA953A", "AA953A"],
  ["XYZ12", "XYZ12"],
])("reads %s as %s", (typed, canonical) => {
  expect(canonicalFlightNumber(typed)).toBe(canonical);
});

it.each(["", "735", "KL", "12345", "12 345", "from Miami", "AMS"])("takes %j for no flight", (typed) => {
  expect(canonicalFlightNumber(typed)).toBeNull();
});

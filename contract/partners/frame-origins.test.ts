import { expect, test } from "vitest";
import { frameOriginsSchema } from "./frame-origins.ts";

test.each([
  [["https://hotel.example"], ["https://hotel.example"]],
  [[" https://WWW.Hotel.example:443/ ", "https://www.hotel.example"], ["https://www.hotel.example"]],
  [["https://hotel.example:8443"], ["https://hotel.example:8443"]],
  [["https://hótel.example"], ["https://xn--htel-qqa.example"]],
  [[], []],
])("takes %j as the sites %j", (typed, origins) => {
  expect(frameOriginsSchema.parse(typed)).toEqual(origins);
});

test.each([
  "http://hotel.example",
  "hotel.example",
  "*",
  "https://*",
  "https://*.hotel.example",
  "https://hotel.example/rooms",
  "https://hotel.example/?a=b",
  "https://hotel.example/#top",
  "https://user:word@hotel.example",
  "https://hotel.example;script-src",
  "https://hotel.example,https://other.example",
  "https://hotel.example https://other.example",
  "https://'self'",
  "https://localhost",
  "https://hotel",
  "data:text/html,hotel",
  "javascript:alert(1)",
  "null",
  "",
])("refuses %j, which is no site or more than one", (typed) => {
  expect(frameOriginsSchema.safeParse([typed]).success).toBe(false);
});

test("refuses more sites than a hotel has", () => {
  const sites = Array.from({ length: 11 }, (_, index) => `https://hotel${index}.example`);
  expect(frameOriginsSchema.safeParse(sites).success).toBe(false);
});

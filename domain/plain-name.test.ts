import { expect, it } from "vitest";
import { hasNoLink, isPlainName, isSeen, withoutInvisible } from "./plain-name.ts";

it.each(["Maya Winklaar", "J. P. van der Berg", "O'Brien-Núñez", "St. Jago", "Dr. M. de Jong Jr."])(
  "%s is a name",
  (name) => {
    expect(isPlainName(name)).toBe(true);
  },
);

it.each([
  "http://pay",
  "WWW.pay",
  "win-now.example",
  "ab.xn--p1ai",
  "x.com",
  "a.ly/now",
  "z.paris/now",
  "10.0.0.1",
  "1200.10.200.30",
  "ｗｉｎ．example",
  "win。example",
  "win۔example",
])("%s would be a link in a mail", (text) => {
  expect(hasNoLink(text)).toBe(false);
  expect(isPlainName(text)).toBe(false);
});

it.each(["x.come", "A.B", "a. com", "1.2.3", "J.Pietersz"])("%s is no link", (text) => {
  expect(hasNoLink(text)).toBe(true);
});

it("letters that take no room are found and taken out", () => {
  expect(withoutInvisible("Ma\u{200B}ya\u{202E}\u{3164}")).toBe("Maya");
  expect([isSeen("Maya"), isSeen("Ma\u{AD}ya"), isPlainName("Ma\u{200D}ya")]).toEqual([true, false, false]);
});

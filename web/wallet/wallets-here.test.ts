import { expect, test } from "vitest";
import { WALLETS } from "../../domain/wallet/wallets.ts";
import { walletsHere } from "./wallets-here.ts";

test.each([
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", 5, ["apple"]],
  ["an Android", "Mozilla/5.0 (Linux; Android 16; Pixel 10)", 5, ["google"]],
  ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, ["apple", "google"]],
  ["an iPad", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, ["google"]],
  ["a PC", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", 0, ["google"]],
])("%s is shown what it can use", (_what, userAgent, maxTouchPoints, shown) => {
  expect(walletsHere(WALLETS, { userAgent, maxTouchPoints })).toEqual(shown);
  expect(walletsHere([], { userAgent, maxTouchPoints })).toEqual([]);
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

const BOOT = readFileSync(path.resolve(import.meta.dirname, "../public/boot.js"), "utf8");

/** Whether the windows of the street are lit once boot.js has run at this moment. */
function areLitAt(moment: string): boolean {
  vi.setSystemTime(moment);
  // oxlint-disable-next-line no-new-func -- the script as the page runs it, before any module
  new Function(BOOT)();
  return areLit();
}

function areLit(): boolean {
  return document.documentElement.hasAttribute("data-lit");
}

test("windows are lit from dusk to dawn by the island's clock, wherever the reader is", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    // The script holds every press until the page has started.
    dispatchEvent(new Event("trupial:started"));
    vi.useRealTimers();
    document.documentElement.removeAttribute("data-lit");
  });
  expect(areLitAt("2026-11-23T22:29:00Z")).toBe(false);
  expect(areLitAt("2026-11-23T22:30:00Z")).toBe(true);
  expect(areLitAt("2026-11-24T04:00:00Z")).toBe(true);
  expect(areLitAt("2026-11-24T10:29:00Z")).toBe(true);
  expect(areLitAt("2026-11-24T10:30:00Z")).toBe(false);
  // A page that stays open sees the lamps lit.
  vi.setSystemTime("2026-11-24T22:29:30Z");
  vi.advanceTimersByTime(60_000);
  expect(areLit()).toBe(true);
});

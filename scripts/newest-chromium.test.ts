import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newestChromium } from "../e2e/browser.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "trupial-chromium-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A machine with these programs, each of which says its version. */
function machineWith(programs: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, says] of Object.entries(programs)) {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\necho "${says}"\n`);
    chmodSync(file, 0o755);
  }
  vi.stubEnv("PATH", folder);
}

test("the journeys run in the newest Chromium of the machine", () => {
  machineWith({
    chromium: "Chromium 990.0.8078.108 built on Debian",
    "google-chrome": "Google Chrome 991.0.1 ",
  });
  expect(newestChromium()).toEqual({
    version: "991.0.1",
    executablePath: path.join(folder, "google-chrome"),
  });
});

test("of two that are equally new they run in the headless shell", () => {
  machineWith({
    chromium: "Chromium 990.0.8078.108 built on Debian",
    "chromium-headless-shell": "Chromium 990.0.8078.108",
  });
  expect(newestChromium().executablePath).toBe(path.join(folder, "chromium-headless-shell"));
});

test.each([
  ["an older one", { chromium: "Chromium 90.0.4430.212" }],
  ["one that says nothing", { chromium: "" }],
  ["none", {}],
])("on a machine with %s they run in that of the package", (_, programs) => {
  machineWith(programs);
  expect(newestChromium().executablePath).toBeNull();
});

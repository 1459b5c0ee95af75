import { accessSync, constants, readdirSync } from "node:fs";
import path from "node:path";

/** Where Debian's WebKit keeps the small browser that its driver drives. */
const LIBRARIES = "/usr/lib";

/** What a whole Chromium is called. */
const CHROMIUM = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The whole Chromium of this machine, or null. */
export function findChromium() {
  return programCalled(...CHROMIUM);
}

/** Every Chromium of this machine, the lightest first: a headless shell draws the same pages without a browser around them. */
export function findChromiums() {
  return programsCalled("chromium-headless-shell", ...CHROMIUM);
}

/** The Firefox of this machine, or null. */
export function findFirefox() {
  return programCalled("firefox-esr", "firefox");
}

/** What it takes to walk in WebKit: its driver, the browser that it drives, and a screen for it; or null. */
export function findWebKit() {
  const found = {
    driver: programCalled("WebKitWebDriver"),
    browser: miniBrowser(),
    screen: programCalled("Xvfb"),
  };
  return Object.values(found).includes(null) ? null : found;
}

/** The first program of these names in a folder of PATH, or null. */
function programCalled(...names) {
  return programsCalled(...names)[0] ?? null;
}

/** Every program of these names. */
function programsCalled(...names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter(isExecutable);
}

function miniBrowser() {
  for (const machine of foldersOf(LIBRARIES)) {
    for (const library of foldersOf(machine).filter((folder) =>
      path.basename(folder).startsWith("webkit2gtk-"),
    )) {
      const browser = path.join(library, "MiniBrowser");
      if (isExecutable(browser)) return browser;
    }
  }
  return null;
}

function foldersOf(folder) {
  try {
    const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return inside.map(({ name }) => path.join(folder, name)).toSorted();
  } catch {
    return [];
  }
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

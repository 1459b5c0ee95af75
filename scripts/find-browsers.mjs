import { accessSync, constants, readdirSync } from "node:fs";
import path from "node:path";

/** Where Debian's WebKit keeps the small browser that its driver drives. */
const LIBRARIES = "/usr/lib";

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
export function programCalled(...names) {
  return programsCalled(...names)[0] ?? null;
}

/** Every program of these names. */
export function programsCalled(...names) {
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

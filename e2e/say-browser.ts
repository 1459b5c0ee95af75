import { findBrowser } from "./browser.ts";

/** The first line of a run: which Chromium the journeys are in. */
export default function sayBrowser(): void {
  const { version, executablePath } = findBrowser();
  console.log(`The journeys run in Chromium ${version} (${executablePath}).`);
}

import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { DAY_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { all, type Fault } from "../fault.ts";
import { ask, newRider, someBooking, startCompany, until } from "../company.ts";

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, "../../../e2e/shifted-clock.mjs")).href;
const JUMPS = [-2 * MINUTE_MS, -DAY_MS, 0, DAY_MS, 40 * DAY_MS, -DAY_MS, 0];

/** The machine's clock is set back and forth; after each jump a person can sign up, sign in and book. */
export const clockJumps: Fault = {
  name: "clock-jumps",
  title: "The clock is set back and forth",
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), "trupial-clock-"));
    const file = path.join(folder, "shift");
    writeFileSync(file, "0");
    const product = await startCompany({ NODE_OPTIONS: `--import ${PRELOAD}`, CLOCK_SHIFT_FILE: file });
    let served = 0;
    for (const jump of JUMPS) {
      writeFileSync(`${file}.new`, String(jump));
      renameSync(`${file}.new`, file);
      await until(() => jump === 0 || taken(file) === String(jump), "the new time");
      const access = await newRider(product.url);
      const ride_datetime = new Date(Date.now() + jump + 60 * MINUTE_MS).toISOString();
      const { status } = await ask(product.url, "/book-ride/", {
        access,
        body: someBooking({ ride_datetime }),
      });
      if (status === 201) served += 1;
    }
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
    return [all("people who signed up, signed in and booked after a jump", served, JUMPS.length)];
  },
};

function taken(file: string): string | null {
  return existsSync(`${file}.taken`) ? readFileSync(`${file}.taken`, "utf8") : null;
}

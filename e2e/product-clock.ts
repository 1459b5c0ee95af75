import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, "shifted-clock.mjs")).href;

/** The clock of a product that a journey moves forward, instead of waiting. */
export class ProductClock {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "trupial-clock-"));
  readonly #file = path.join(this.#folder, "shift");
  #shiftMs = 0;

  constructor() {
    writeFileSync(this.#file, "0");
  }

  /** The variables with which the product is started. */
  get environment(): Record<string, string> {
    return { NODE_OPTIONS: `--import ${PRELOAD}`, CLOCK_SHIFT_FILE: this.#file };
  }

  now(): Date {
    return new Date(Date.now() + this.#shiftMs);
  }

  /** Moves the clock of the running product and comes back when it has. */
  async pass(ms: number): Promise<void> {
    if (ms <= 0) return;
    this.#shiftMs += ms;
    writeFileSync(`${this.#file}.new`, String(this.#shiftMs));
    renameSync(`${this.#file}.new`, this.#file);
    await expect.poll(() => this.#taken()).toBe(String(this.#shiftMs));
  }

  async moveTo(moment: Date): Promise<void> {
    await this.pass(moment.getTime() - this.now().getTime());
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #taken(): string | null {
    const file = `${this.#file}.taken`;
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  }
}

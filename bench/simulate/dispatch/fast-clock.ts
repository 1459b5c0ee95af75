import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { IslandClock } from "../island-clock.ts";

const TICK_MS = 100;

/**
 * The island's clock, so many times faster than the machine's from the moment it is let go. What the server does by the machine's own time,
 * such as looking every second whether to plan, becomes so many times more seldom: a played day is harder than a real one.
 */
export class FastClock extends IslandClock {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "trupial-clock-"));
  readonly #file = path.join(this.#folder, "shift");
  readonly #pace: number;
  #aheadMs: number;
  #timer: NodeJS.Timeout | null = null;

  constructor(at: string, pace: number) {
    super(at);
    this.#pace = pace;
    this.#aheadMs = this.aheadMs;
    this.#write();
  }

  override get environment(): Record<string, string> {
    const { NODE_OPTIONS = IslandClock.preload } = super.environment;
    return { NODE_OPTIONS, CLOCK_SHIFT_FILE: this.#file };
  }

  override now(machine = new Date()): Date {
    return new Date(machine.getTime() + this.#aheadMs);
  }

  /** From here on it runs. */
  run(): void {
    this.#timer = setInterval(() => {
      this.#aheadMs += TICK_MS * (this.#pace - 1);
      this.#write();
    }, TICK_MS);
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** In one go: a server never reads half a number. */
  #write(): void {
    writeFileSync(`${this.#file}.new`, String(this.#aheadMs));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

import { createHash } from "node:crypto";
import { z } from "zod";

export const tableSumSchema = z.object({ name: z.string(), rows: z.number(), sum: z.string() });
/** The content of a table, in short: how many rows, and a sum over all of them in which their order does not count. */
export type TableSum = z.infer<typeof tableSumSchema>;

/** Takes in rows as they are read, so that a large table needs no large memory. */
export class SumOfTable {
  readonly #name: string;
  #rows = 0;
  #high = 0n;
  #low = 0n;

  constructor(name: string) {
    this.#name = name;
  }

  add(rows: readonly string[]): void {
    for (const row of rows) {
      const digest = createHash("sha256").update(row).digest();
      this.#high = BigInt.asUintN(64, this.#high + digest.readBigUInt64BE(0));
      this.#low = BigInt.asUintN(64, this.#low + digest.readBigUInt64BE(8));
    }
    this.#rows += rows.length;
  }

  get sum(): TableSum {
    return { name: this.#name, rows: this.#rows, sum: `${hex(this.#high)}${hex(this.#low)}` };
  }
}

function hex(half: bigint): string {
  return half.toString(16).padStart(16, "0");
}

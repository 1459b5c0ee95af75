import { readdirSync, readFileSync } from "node:fs";

/** The clock of /proc. */
const TICK_MS = 10;
const PAGE_MB = 4_096 / 1_048_576;

/** The processor time that a process has used so far; null where there is no such process, or no /proc. */
export function processorMs(pid: number): number | null {
  const stat = textOf(`/proc/${pid}/stat`);
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : null;
}

/** The memory of a process that is in the machine, in MB. */
export function memoryMb(pid: number): number {
  return Number(textOf(`/proc/${pid}/statm`)?.split(" ")[1] ?? 0) * PAGE_MB;
}

/** How many files and connections a process has open. */
export function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Processor time of the connections of one database, which come and go. Only those on this machine are seen. */
export class DatabaseTime {
  readonly #mark: string;
  readonly #used = new Map<number, number>();

  constructor(database: string) {
    this.#mark = ` ${database} `;
  }

  /** All so far. Looked at often, it misses nothing but the last moments of a connection. */
  ms(): number {
    for (const name of readdirSync("/proc")) {
      if (!/^\d+$/.test(name)) continue;
      const command = textOf(`/proc/${name}/cmdline`);
      if (!command?.startsWith("postgres: ") || !command.includes(this.#mark)) continue;
      this.#used.set(Number(name), processorMs(Number(name)) ?? 0);
    }
    return [...this.#used.values()].reduce((sum, used) => sum + used, 0);
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** A command's file with what it is given. */
export type CommandRun = {
  file: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
};
export type RanCommand = { code: number; out: string; error: string };

/**
 * How Node runs a command from its source. It is over before what V8 compiles a second time for speed, the embedded
 * engine above all, has paid for that.
 */
const COMMAND_FLAGS = ["--liftoff-only", "--import", "tsx"] as const;

/**
 * Runs commands one after another in a single process beside the tests: most of a command's time is its start, in which
 * the server's modules are read.
 */
export async function runCommands(
  runs: readonly CommandRun[],
  env: Readonly<Record<string, string>>,
): Promise<RanCommand[]> {
  const program = path.join(import.meta.dirname, "commands-in-turn.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [...COMMAND_FLAGS, program], {
    env: { PATH: process.env["PATH"], RUNS: JSON.stringify(runs), ...env },
  });
  return JSON.parse(stdout) as RanCommand[];
}

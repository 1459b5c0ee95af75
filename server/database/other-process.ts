import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { errorCode } from "../process/error-code.ts";

/** A zombie (not yet waited for by its parent) or a process that is exiting: neither does anything any more. */
const DEAD_STATES = new Set(["Z", "X", "x"]);

/** Whether a process of this machine has ended, or its pid now belongs to another. */
export function isGone(pid: number, identity: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === "ESRCH") return true;
  }
  const state = statOf(pid)?.[0];
  if (state !== undefined && DEAD_STATES.has(state)) return true;
  return identity !== null && identity !== processIdentity(pid);
}

/** When a process was started, as its system tells it; null where it does not. */
export function processIdentity(pid: number): string | null {
  const started = statOf(pid)?.[19];
  if (started === undefined) return startedAtByPs(pid);
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${started}`;
  } catch {
    return startedAtByPs(pid);
  }
}

/** The line that Linux has for a process, from its state on; the name before it may hold anything. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return undefined;
  }
}

function startedAtByPs(pid: number): string | null {
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}

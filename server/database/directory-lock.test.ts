import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS } from "../../domain/time-units.ts";
import { lockDirectory } from "./directory-lock.ts";
import { processIdentity } from "./other-process.ts";

const QUICK = { heartbeatMs: 20, staleMs: 200, watchMs: 100, graceMs: 50 };

let directory = "";
let file = "";
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "trupial-lock-"));
  file = path.join(directory, "in-use.lock");
});
afterEach(() => rm(directory, { recursive: true, force: true }));

type Left = { pid?: number; host?: string; identity?: string | null; beats?: boolean; container?: string };

/** A lock as another process would have left it, last touched some time ago. */
async function leaveLock(holder: Left, ageMs = HOUR_MS): Promise<void> {
  const here = { pid: 2 ** 22 + 1, host: hostname(), identity: null, since: "yesterday" };
  await writeFile(file, JSON.stringify({ ...here, ...holder }));
  const touched = new Date(Date.now() - ageMs);
  await utimes(file, touched, touched);
}

const take = () => lockDirectory(directory, QUICK);

describe("the lock of a data directory", () => {
  it("is held by a process that lives, this one among them, and leaves nothing once released", async () => {
    const lock = await take();
    await expect(take()).rejects.toThrow(`in use by process ${process.pid} since`);
    await lock.release();
    expect(await readdir(directory)).toEqual([]);
    const parent = { pid: process.ppid, identity: processIdentity(process.ppid) };
    await leaveLock(parent);
    await expect(take()).rejects.toThrow(`in use by process ${process.ppid} since`);
  });

  it("is not held by an earlier process with our pid, even where their starts cannot be told apart", async () => {
    await leaveLock({ pid: process.pid, identity: null });
    await (await take()).release();
  });

  it("is not held by a zombie process", async () => {
    // The shell starts a child and then runs a program that never waits for it, so the child stays a zombie.
    const parent = spawn("sh", ["-c", "sleep 0.01 & echo $!; exec sleep 60"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    try {
      const [printed] = (await once(parent.stdout, "data")) as [Buffer];
      const pid = Number(printed.toString());
      const state = async () =>
        (await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")).split(") ")[1]?.[0];
      await expect.poll(state).toBe("Z");
      await leaveLock({ pid, identity: processIdentity(pid) });
      await (await take()).release();
    } finally {
      parent.kill("SIGKILL");
    }
  });

  it("is not held by a machine that has not touched it for a minute", async () => {
    await leaveLock({ host: "c0ffee01", pid: 1, beats: true });
    await (await take()).release();
    await leaveLock({ container: "pid:[1]", pid: process.pid, beats: true });
    await (await take()).release();
  });

  it("is held by a machine that touches it, whatever the clocks of the two say", async () => {
    await leaveLock({ host: "c0ffee01", pid: 1, beats: true }, 0);
    await expect(take()).rejects.toThrow("of the machine c0ffee01");
    await leaveLock({ host: "c0ffee01", pid: 1, beats: true }, HOUR_MS);
    let touches = 0;
    const touching = setInterval(() => {
      const behind = new Date(Date.now() - HOUR_MS + (touches += 1) * 10);
      void utimes(file, behind, behind);
    }, 20);
    await expect(take()).rejects.toThrow("its lock has lapsed by then");
    clearInterval(touching);
  });

  it("is held by a machine of an earlier version, which never touches it", async () => {
    await leaveLock({ host: "c0ffee01", pid: 1 });
    await expect(take()).rejects.toThrow("If that machine no longer runs, delete");
  });

  it("is touched as long as it is held", async () => {
    const lock = await take();
    const long = new Date(Date.now() - HOUR_MS);
    await utimes(file, long, long);
    await expect.poll(async () => Date.now() - (await stat(file)).mtimeMs).toBeLessThan(5_000);
    await lock.release();
    await wait(3 * QUICK.heartbeatMs);
    expect(await readdir(directory)).toEqual([]);
  });

  it("closes its folder to everybody else, one that was open before too", async () => {
    const open = path.join(directory, "open");
    await mkdir(open, { mode: 0o755 });
    for (const folder of [open, path.join(directory, "new", "deeper")]) {
      const lock = await lockDirectory(folder, QUICK);
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      await lock.release();
    }
  });
});

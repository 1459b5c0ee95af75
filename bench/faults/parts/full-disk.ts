import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LeftOut } from "../../../server/testing/left-out.ts";
import { all, type Fault, type Finding, holds, none } from "../fault.ts";
import { ask, bookUntilItDies, isReady, newRider, someBooking, startCompany, until } from "../company.ts";

const DISK = "400m";
const WRITERS = 4;
const COMES_BACK_WITHIN_MS = 20_000;
const BLOCK = Buffer.alloc(1_048_576);

/** The disk of the embedded database fills up, and is freed again. */
export const fullDisk: Fault = {
  name: "full-disk",
  title: "The disk is full",
  rings: ["TrupialDiskLow"],
  run: () => onASmallDisk(fillAndFree),
};

/** It has no room left from one moment to the next, while people book: whatever was being written is cut off where it stood. */
export const diskFilledMidway: Fault = {
  name: "disk-midway",
  title: "The disk fills up in the middle of writes, embedded database",
  rings: ["TrupialDiskLow"],
  run: ({ full }) => onASmallDisk((folder) => fillMidway(folder, full ? 20 : 4)),
};

async function onASmallDisk(run: (folder: string) => Promise<readonly Finding[]>) {
  const folder = mkdtempSync(path.join(tmpdir(), "trupial-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new LeftOut("A small disk cannot be mounted here.");
  }
  try {
    return await run(folder);
  } finally {
    spawnSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server that ends is started again, as systemd does. */
async function fillMidway(folder: string, rounds: number): Promise<readonly Finding[]> {
  const data = path.join(folder, "data");
  let product = await startCompany({}, data);
  const acknowledged: number[] = [];
  let there = 0;
  let ends = 0;
  for (let round = 0; round < rounds; round += 1) {
    const access = await newRider(product.url);
    const of: number[] = [];
    const writing = Array.from({ length: WRITERS }, () =>
      bookUntilItDies(product.url, access, of).catch(String),
    );
    await until(() => of.length > 5, "the first bookings");
    const ballast = path.join(folder, "ballast");
    // Not by this process, so that what is on its way meets a full disk.
    await once(spawn("dd", ["if=/dev/zero", `of=${ballast}`, "bs=1M"], { stdio: "ignore" }), "exit");
    await Promise.all(writing);
    unlinkSync(ballast);
    if (!(await comesBack(product.url))) {
      ends += 1;
      product.process.kill("SIGKILL");
      if (product.process.exitCode === null && product.process.signalCode === null)
        await once(product.process, "exit");
      product = await startCompany({}, data);
    }
    for (const id of of) if ((await ask(product.url, `/rides/${id}/`, { access })).status === 200) there += 1;
    acknowledged.push(...of);
  }
  await product.stop({ keepData: true });
  return [
    all(
      `acknowledged bookings that are there after the disk filled up ${rounds} times`,
      there,
      acknowledged.length,
    ),
    holds("times that the server had to be started again", String(ends), true),
  ];
}

async function comesBack(url: string): Promise<boolean> {
  return until(() => isReady(url), "a server that can work again", COMES_BACK_WITHIN_MS).then(
    () => true,
    () => false,
  );
}

async function fillAndFree(folder: string): Promise<readonly Finding[]> {
  const product = await startCompany({}, path.join(folder, "data"));
  const access = await newRider(product.url);
  const acknowledged: number[] = [];
  const statuses = new Map<number, number>();
  const book = async () => {
    const { status, body } = await ask<{ id: number }>(product.url, "/book-ride/", {
      access,
      body: someBooking(),
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 201 && body !== null) acknowledged.push(body.id);
    return status;
  };
  await book();
  const ballast = path.join(folder, "ballast");
  fill(ballast);
  await until(async () => (await book()) !== 201, "a refusal", 120_000);
  await until(async () => !(await isReady(product.url)), "a server that says it cannot work").catch(
    () => undefined,
  );
  const said = await isReady(product.url);
  unlinkSync(ballast);
  await until(() => isReady(product.url), "a server that can work again");
  await until(async () => (await book()) === 201, "a booking");
  let there = 0;
  for (const id of acknowledged) {
    if ((await ask(product.url, `/rides/${id}/`, { access })).status === 200) there += 1;
  }
  await product.stop({ keepData: true });
  return [
    holds("readyz with a full disk", said ? "200" : "503", !said),
    none("answers without a status", statuses.get(0) ?? 0),
    all("acknowledged bookings that are there", there, acknowledged.length),
  ];
}

function fill(file: string): void {
  const handle = openSync(file, "w");
  try {
    for (;;) writeSync(handle, BLOCK);
  } catch {
    // It is full now.
  } finally {
    closeSync(handle);
  }
}

import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LeftOut } from "../../../server/testing/left-out.ts";
import { all, type Fault, holds, none } from "../fault.ts";
import { ask, isReady, newRider, someBooking, startCompany, until } from "../company.ts";

const DISK = "400m";
const BLOCK = Buffer.alloc(1_048_576);

/** The disk of the embedded database fills up, and is freed again. */
export const fullDisk: Fault = {
  name: "full-disk",
  title: "The disk is full",
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), "trupial-disk-"));
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", folder]);
    if (mounted.status !== 0) {
      rmSync(folder, { recursive: true, force: true });
      throw new LeftOut("A small disk cannot be mounted here.");
    }
    try {
      return await fillAndFree(folder);
    } finally {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function fillAndFree(folder: string) {
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

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../project.mjs";

/** Everything about it that is seldom so. */
const ODD = { TZ: "Asia/Kathmandu", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };

/** Installs, builds and starts what is committed on a machine where everything is as it seldom is, and books a ride there. */
export async function tryOddMachine() {
  process.umask(0o077);
  const home = mkdtempSync(path.join(tmpdir(), "bir taksi şirketi "));
  const folder = path.join(home, "our taxi (new)");
  try {
    mkdirSync(folder);
    const tarball = execFileSync("git", ["archive", "HEAD"], { cwd: ROOT, maxBuffer: 1 << 30 });
    execFileSync("tar", ["--extract", "--directory", folder], { input: tarball });
    await run(folder, "npm", ["ci"]);
    await run(folder, "npm", ["run", "build"]);
    await startAndBook(folder);
    console.log("It is built, started and booked at there.");
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function startAndBook(folder) {
  const environment = {
    ...ODD,
    PORT: "0",
    HOST: "::1",
    DATA_DIR: path.join(folder, "our data"),
    DEMO: "yes",
  };
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await addressOf(server);
    if (!url.startsWith("http://[::1]:")) throw new Error(`It is at ${url}.`);
    const home = await fetch(`${url}/`);
    if (home.status !== 200) throw new Error(`The first page is answered with ${home.status}.`);
    const soon = new Date(Date.now() + 3 * 3_600_000).toISOString();
    const booking = await fetch(`${url}/api/book-ride/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        pickup_location: "Punda",
        dropoff_location: "Hato Airport",
        ride_datetime: soon,
        passenger_count: 2,
        luggage_count: 1,
        rider_name: "Ana Işık",
        rider_phone: "5551234",
        distance_km: 12,
      }),
    });
    if (booking.status !== 201)
      throw new Error(`A booking is answered with ${booking.status}: ${await booking.text()}`);
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
  }
}

function addressOf(server) {
  let printed = "";
  return new Promise((resolve, reject) => {
    server.stdout.setEncoding("utf8").on("data", (text) => {
      printed += text;
      const found = /Trupial is at (\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found.replace(/\/$/, ""));
    });
    server.once("exit", () => reject(new Error(`It did not start:\n${printed}`)));
  });
}

async function run(folder, command, words) {
  const child = spawn(command, words, { cwd: folder, stdio: "inherit", env: { ...process.env, ...ODD } });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error(`${command} ${words.join(" ")} ends with ${status}.`);
}

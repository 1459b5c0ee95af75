import { type Socket, connect } from "node:net";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { LeftOut } from "../../../server/testing/left-out.ts";
import { spawnSync } from "node:child_process";
import { memoryMb, openFiles } from "../../harness/processes.ts";
import { ask, newRider, someAddress, someBooking, startCompany, until } from "../company.ts";
import { type Fault, all, holds } from "../fault.ts";

const CONNECTIONS = 5_000;
/** Of the server alone, so that the alert of files has something to ring for. */
const MOST_FILES = 5_500;
const BOOKINGS = 20;
const MOST_MS = 3 * SECOND_MS;
const MOST_MB = 300;

/** Five thousand connections are opened at once: half never say anything, half ask once and stay. Others book meanwhile. */
export const connections: Fault = {
  name: "connections",
  title: "5,000 connections at once",
  rings: ["TrupialFilesRunOut"],
  async run({ cluster }) {
    const limit = spawnSync("prlimit", ["--nofile", "--output=HARD", "--noheadings"], { encoding: "utf8" });
    if (limit.error || !(Number(limit.stdout) >= CONNECTIONS + 1_000))
      throw new LeftOut("this shell may open too few files (ulimit -n), or has no prlimit");
    const environment = { DATABASE_URL: await (await cluster()).database() };
    const product = await startCompany(environment, undefined, ["prlimit", `--nofile=${MOST_FILES}`]);
    const pid = product.process.pid ?? 0;
    const { port } = new URL(product.url);
    const access = await newRider(product.url);
    const before = { files: openFiles(pid), mb: memoryMb(pid) };
    const sockets: Socket[] = [];
    let made = 0;
    let answered = 0;
    for (let index = 0; index < CONNECTIONS; index += 1) {
      const socket = connect(Number(port), "127.0.0.1");
      // One that says nothing is closed after a while, as it should be.
      socket.on("error", () => undefined).once("connect", () => void (made += 1));
      if (index % 2 === 0) {
        socket.once("data", (bytes) => void (answered += bytes.includes("200 OK") ? 1 : 0));
        socket.write(
          `GET /api/test/ HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${someAddress()}\r\n\r\n`,
        );
      }
      sockets.push(socket);
    }
    const statuses: number[] = [];
    let slowest = 0;
    for (let booked = 0; booked < BOOKINGS; booked += 1) {
      const began = performance.now();
      statuses.push((await ask(product.url, "/book-ride/", { access, body: someBooking() })).status);
      slowest = Math.max(slowest, performance.now() - began);
    }
    await until(() => openFiles(pid) >= before.files + CONNECTIONS / 2, "the connections").catch(
      () => undefined,
    );
    const most = { files: openFiles(pid) - before.files, mb: memoryMb(pid) - before.mb };
    await until(() => answered >= CONNECTIONS / 2, "the answers").catch(() => undefined);
    for (const socket of sockets) socket.destroy();
    const began = performance.now();
    await until(() => openFiles(pid) <= before.files + 50, "the end of the connections").catch(
      () => undefined,
    );
    const over = (performance.now() - began) / SECOND_MS;
    await product.stop();
    return [
      holds("connections that the server held", String(most.files), most.files >= CONNECTIONS / 2),
      all("connections that were made", made, CONNECTIONS),
      all("answers to those that asked", answered, CONNECTIONS / 2),
      all("bookings of others meanwhile", statuses.filter((status) => status === 201).length, BOOKINGS),
      holds("slowest of these, s", (slowest / SECOND_MS).toFixed(1), slowest <= MOST_MS),
      holds("MB of memory that they took", most.mb.toFixed(0), most.mb <= MOST_MB),
      holds("seconds until all were given back", over.toFixed(1), over <= MOST_MS / SECOND_MS),
    ];
  },
};

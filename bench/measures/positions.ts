import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { type Row, ROUND_MS, median, rowOf } from "../harness/compare.ts";
import { insertFleet } from "../harness/fleet.ts";
import { CONNECTIONS, type Product, overHttp } from "../harness/product.ts";
import { StreamReaders } from "../harness/stream-readers.ts";

const CARS = 5_000;
const PAGES = 10_000;
const DESKS = 10;
const FRAMES = 10;
const BODY = { positions: [{ lat: 12.1055, lng: -68.9351 }] };

/** A position told over HTTP while nobody listens, beside a server that parses the same JSON and answers as little. */
export async function measurePosition(product: Product): Promise<Row[]> {
  const drivers = await Promise.all(Array.from({ length: CONNECTIONS }, () => product.signIn("driver")));
  await sql`update drivers set shares_location = true`.execute(product.database.db);
  const asked = drivers.map(({ headers }) => ({
    method: "POST",
    path: "/api/me/driver/positions/",
    headers,
    body: BODY,
  }));
  const bare = await openBareParser();
  const ours = () => overHttp(product.port, asked, { expected: 204 });
  const row = await rowOf(
    {
      what: `a position on PostgreSQL, ${CONNECTIONS} connections`,
      beside: "bare `node:http` that parses the same JSON",
      goal: "≥ 0.25",
    },
    ours,
    () => overHttp(bare.port, asked, { expected: 204 }),
  );
  const before = databaseMs(product);
  const cpu = process.cpuUsage();
  const rate = await ours();
  const { user, system } = process.cpuUsage(cpu);
  const told = (rate * ROUND_MS) / 1_000;
  const database = (databaseMs(product) - before) / told;
  const server = (user + system) / 1_000 / told;
  bare.close();
  return [
    row,
    {
      what: "a position, nobody listening, all told",
      beside: "—",
      goal: "≤ 0.15 ms",
      measured: `${(server + database).toFixed(3)} ms`,
      note: `${server.toFixed(3)} of the server's processor, and ${database.toFixed(3)} of the database's`,
    },
  ];
}

/** All cars move within a second: dispatch has them in one message, each page its own. */
export async function measureFrames(product: Product): Promise<Row[]> {
  const { drivers, codes } = await insertFleet(product, CARS);
  const operators = await Promise.all(Array.from({ length: DESKS }, () => product.signIn("operator")));
  const authorizations = operators.map(({ headers }) => headers["Authorization"] ?? "");
  const memory = () => process.memoryUsage().rss;
  const desks = await StreamReaders.open({
    port: product.port,
    paths: ["/api/events/?moves=frames"],
    readers: DESKS,
    authorizations,
  });
  const before = memory();
  const pages = await StreamReaders.open({
    port: product.port,
    paths: codes.map((code) => `/api/track/${code}/events/?moves=frames`),
    readers: PAGES,
    authorizations: [""],
  });
  const kilobytes = (memory() - before) / 1_024 / PAGES;
  const times: { desks: number; pages: number; processor: number }[] = [];
  for (let frame = 0; frame <= FRAMES; frame += 1) {
    for (const driverId of drivers) {
      const lat = 12.1 + (driverId % 997) / 1e4 + frame / 1e6;
      product.lane.take({ driverId, version: 1, lat, lng: -68.93, at: Date.now() });
    }
    const used = process.cpuUsage();
    const beat = product.beat();
    const [toDesks, toPages] = await Promise.all([desks.hear(() => beat), pages.hear(() => beat)]);
    const { user, system } = process.cpuUsage(used);
    if (frame > 0) times.push({ desks: toDesks, pages: toPages, processor: (user + system) / 1_000 });
  }
  desks.close();
  pages.close();
  const last = median(times.map((one) => Math.max(one.desks, one.pages)));
  return [
    {
      what: `a frame of ${CARS.toLocaleString("en")} cars to ${DESKS} desks and ${PAGES.toLocaleString("en")} pages, 99 of a hundred have it`,
      beside: "—",
      goal: "≤ 200 ms",
      measured: `${last.toFixed(0)} ms`,
      note: `desks ${median(times.map((one) => one.desks)).toFixed(0)} ms, pages ${median(times.map((one) => one.pages)).toFixed(0)} ms, ${median(times.map((one) => one.processor)).toFixed(0)} of the server's processor; rights and names included`,
    },
    {
      what: "memory of the server for an open page",
      beside: "—",
      goal: "≤ 25 kB",
      measured: `${kilobytes.toFixed(0)} kB`,
    },
  ];
}

/** A server of Node's own that reads a body, parses it and says that it has. */
async function openBareParser() {
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => {
      response.writeHead(JSON.parse(text) ? 204 : 400);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Processor time of the database's connections, as /proc has it. */
function databaseMs({ databaseTime }: Product): number {
  return databaseTime?.ms() ?? 0;
}

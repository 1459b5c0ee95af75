import { type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inTransaction } from "../../server/database/connect.ts";
import { recordRideEvent } from "../../server/events/record-event.ts";
import { type Row, median } from "../harness/compare.ts";
import type { Product } from "../harness/product.ts";
import { insertRides } from "../harness/rides.ts";
import { StreamReaders } from "../harness/stream-readers.ts";

const READERS = [1_000, 5_000];
const EVENTS = 15;
const WARM_UPS = 3;
/** As many accounts look, each from up to ten browsers: one in ten is dispatch, the others are drivers. */
const ACCOUNTS = 500;

/** A new ride, to everyone who waits for one, beside a server that writes the same bytes to as many. */
export async function measureEvents(product: Product): Promise<Row[]> {
  const people = await Promise.all(
    Array.from({ length: ACCOUNTS }, (_, index) => product.signIn(index % 10 === 0 ? "operator" : "driver")),
  );
  const authorizations = people.map(({ headers }) => headers["Authorization"] ?? "");
  const rows: Row[] = [];
  for (const readers of READERS) {
    const bare = await openBareStreams();
    const ours = await StreamReaders.open({
      port: product.port,
      paths: ["/api/events/"],
      readers,
      authorizations,
    });
    const plain = await StreamReaders.open({ port: bare.port, paths: ["/"], readers, authorizations });
    const times: { ours: number; bare: number }[] = [];
    for (let event = -WARM_UPS; event < EVENTS; event++) {
      const rideId = await insertRides(product, 1);
      const both = {
        bare: await plain.hear(async () => bare.send()),
        ours: await ours.hear(() => tellOf(rideId, product)),
      };
      if (event >= 0) times.push(both);
    }
    ours.close();
    plain.close();
    bare.close();
    rows.push({
      what: `a new ride to ${readers.toLocaleString("en")} readers, 99 of a hundred have it`,
      beside: "a bare loop over as many streams, the same bytes",
      goal: "≤ 2 ×",
      measured: `${median(times.map((one) => one.ours / one.bare)).toFixed(1)} ×`,
      note: `${median(times.map((one) => one.ours)).toFixed(0)} beside ${median(times.map((one) => one.bare)).toFixed(0)} ms`,
    });
  }
  return rows;
}

/** The ride is there already: what is measured is how its event gets to its readers, from before its commit on. */
async function tellOf(rideId: number, product: Product): Promise<void> {
  await inTransaction(product.database.db, (trx) =>
    recordRideEvent(trx, { type: "ride.created", rideId, at: new Date() }),
  );
}

/** About as long as a ride in the stream of a dispatcher. */
const BLOCK = `id: 1234-5678\ndata: {"type":"ride.created","ride":"${"x".repeat(1_900)}"}\n\n`;

async function openBareStreams() {
  const streams = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write("retry: 2000\n\n");
    streams.add(response);
    response.on("close", () => streams.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    send() {
      for (const stream of streams) stream.write(BLOCK);
    },
    close() {
      for (const stream of streams) stream.destroy();
      server.close();
    },
  };
}

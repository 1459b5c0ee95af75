import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { type Row, rowOf } from "../harness/compare.ts";
import { type Product, answerTo, openBareServer, overHttp } from "../harness/product.ts";

const PARTY = "passenger_count=2&luggage_count=2&trip_time=10:00:00";
const PLACES = `pickup_place=Punda&dropoff_place=Jan%20Thiel&${PARTY}`;
/** A query that nobody has asked before: what it names besides falls away. */
const ANEW = "&_={n}";
const TRIPS = [
  { what: "`fareCalc` with its quote, by distance", query: `distance_km=10&${PARTY}`, goal: "≥ 0.6" },
  { what: "`fareCalc` with its quote, by two places", query: PLACES, goal: "≥ 0.4" },
  {
    what: "`fareCalc`, each time worked out, by distance",
    query: `distance_km=10&${PARTY}${ANEW}`,
    goal: "—",
  },
  { what: "`fareCalc`, each time worked out, by two places", query: `${PLACES}${ANEW}`, goal: "—" },
];

/** Prices over HTTP beside a server that answers the same bytes. */
export async function measureFares(product: Product): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, query, goal } of TRIPS) {
    const path = `/api/fareCalc?${query}&trip_date=${new Date().getUTCFullYear() + 1}-03-01`;
    const bare = await openBareServer({
      status: 200,
      body: await (await answerTo(product.port, { path })).text(),
    });
    rows.push(
      await rowOf(
        { what, beside: "bare `node:http`, the same bytes", goal },
        () => overHttp(product.port, [{ path }]),
        () => overHttp(bare.port, [{ path }]),
      ),
    );
    bare.close();
  }
  return [...rows, await measureFramework()];
}

/** What the framework alone leaves of bare `node:http`: no call of ours can come nearer. */
async function measureFramework(): Promise<Row> {
  const body = '{"message":"ok"}';
  const [path, bare, app] = ["/", await openBareServer({ status: 200, body }), Fastify()];
  app.get(path, (_request, reply) => reply.type("application/json; charset=utf-8").send(body));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const row = await rowOf(
    { what: "Fastify answering a constant", beside: "bare `node:http`, the same bytes", goal: "—" },
    () => overHttp(port, [{ path }]),
    () => overHttp(bare.port, [{ path }]),
  );
  bare.close();
  await app.close();
  return row;
}

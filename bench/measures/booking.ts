import { sql } from "kysely";
import { Pool } from "pg";
import { type Row, perSecond, rowOf } from "../harness/compare.ts";
import { CONNECTIONS, type Product, overHttp } from "../harness/product.ts";

const INSERT =
  "insert into bench_rows (name, phone, place, fare, at) values ($1, $2, $3, $4, $5) returning id";
const VALUES = ["Ana Maria", "5551234", "Mambo Beach", 3_000, new Date()];

/** Riders who book over HTTP, each with a key, beside as many connections that insert one row each. */
export async function measureBooking(product: Product): Promise<Row> {
  const riders = await Promise.all(Array.from({ length: CONNECTIONS }, () => product.signIn("rider")));
  const asked = riders.map((rider) => askedBy(rider, "{n}"));
  await makeBenchRows(product);
  const insert = product.url ? insertWithPg(product.url) : insertEmbedded(product);
  const where = product.url ? "PostgreSQL" : "the embedded database";
  const row = await rowOf(
    {
      what: `booking on ${where}, ${CONNECTIONS} connections`,
      beside: product.url ? "one row inserted and committed by `pg`" : "the same insert there",
      goal: "≥ 0.35",
    },
    () => overHttp(product.port, asked, { expected: 201 }),
    () => perSecond(CONNECTIONS, insert.once),
  );
  await insert.close();
  return row;
}

function askedBy({ headers }: { headers: Record<string, string> }, n: string) {
  return {
    method: "POST",
    path: "/api/book-ride/",
    headers: { ...headers, "Idempotency-Key": `booking-${n}` },
    body: {
      pickup_location: "Hato International Airport",
      pickup_lat: 12.1846,
      pickup_lng: -68.9568,
      dropoff_location: "Mambo Beach",
      dropoff_lat: 12.08654,
      dropoff_lng: -68.89902,
      ride_datetime: new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString(),
      passenger_count: 2,
      luggage_count: 2,
      notes: `Booking ${n}`,
    },
  };
}

async function makeBenchRows({ database: { db } }: Product): Promise<void> {
  await sql`create table bench_rows (id serial primary key, name text, phone text, place text, fare integer, at timestamptz)`.execute(
    db,
  );
}

type Insert = { once: () => Promise<unknown>; close: () => Promise<void> };

function insertWithPg(url: string): Insert {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  pool.on("error", () => undefined);
  return { once: () => pool.query(INSERT, VALUES), close: () => pool.end() };
}

function insertEmbedded({ database: { db } }: Product): Insert {
  const [name, phone, place, fare, at] = VALUES;
  const once = () =>
    sql`insert into bench_rows (name, phone, place, fare, at)
      values (${name}, ${phone}, ${place}, ${fare}, ${at}) returning id`.execute(db);
  return { once, close: async () => undefined };
}

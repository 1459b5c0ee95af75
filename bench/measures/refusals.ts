import { destination } from "pino";
import { type Row, rowOf } from "../harness/compare.ts";
import { CONNECTIONS, type Product, openBareServer, openProduct, overHttp } from "../harness/product.ts";
import { beginningOf, drawKey, hashOfKey } from "../../server/partners/keys/key-text.ts";

/** So many calls of a key are let through at once; the next is refused. */
const MORE_THAN_ALLOWED = 400;
/** Ten calls a second are allowed again; this company hasn't opened, so that they end there. */
const NOT_OPEN = 409;

/** Bookings of a partner's system past what its key allows, with the log and the limits of production, beside a bare refusal. */
export async function measureRefusals(): Promise<Row> {
  const logTo = destination({ dest: "/dev/null", sync: false, minLength: 4_096 });
  const product = await openProduct("server", undefined, { limitFactor: 1, logLevel: "info", logTo });
  const booking = bookingWith(await makeKey(product));
  const asked = [booking];
  const refusal = await exhaust(product.port, booking);
  const bare = await openBareServer({ status: 429, body: refusal });
  const row = await rowOf(
    {
      what: `a partner's booking past its allowance, refused, ${CONNECTIONS} connections`,
      beside: "bare `node:http` that refuses everything in as many words",
      goal: "≥ 0.3",
    },
    () => overHttp(product.port, asked, { expected: [429, NOT_OPEN] }),
    () => overHttp(bare.port, asked, { expected: 429 }),
  );
  bare.close();
  await product.close();
  return row;
}

type Booking = ReturnType<typeof bookingWith>;

function bookingWith(key: string) {
  return {
    method: "POST",
    path: "/api/book-ride/",
    headers: { Authorization: `Bearer ${key}`, "Idempotency-Key": "booking-{n}" },
    body: {
      pickup_location: "Punda",
      dropoff_location: "Hato International Airport",
      ride_datetime: "2027-06-01T12:00:00-04:00",
      passenger_count: 2,
      luggage_count: 2,
      rider_name: "Ana Martina",
      rider_phone: "5551234",
    },
  };
}

/** Asks until the key is refused, and gives back the words of that. */
async function exhaust(port: number, { path, headers }: Booking): Promise<string> {
  for (let call = 0; call < MORE_THAN_ALLOWED; call += 1) {
    const { Authorization } = headers;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: { Authorization },
    });
    const words = await answer.text();
    if (answer.status === 429) return words;
  }
  throw new Error("the key was never refused");
}

async function makeKey({ database: { db }, signIn }: Product): Promise<string> {
  const { id: made_by } = await signIn("staff");
  const now = new Date();
  const { id: partner_id } = await db
    .insertInto("partners")
    .values({
      name: "Hotel Pundamar",
      address: "Handelskade 1, Willemstad",
      crib: "102 345 678",
      email: "front@pundamar.example",
      discount_percent: 0,
      language: "en",
      code: "bench-guests",
      reception_code: "bench-reception",
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const key = drawKey(false);
  await db
    .insertInto("partner_keys")
    .values({
      partner_id,
      name: "Reservations",
      scopes: JSON.stringify(["read", "book"]),
      hash: hashOfKey(key),
      begins_with: beginningOf(key),
      made_by,
      made_at: now,
    })
    .execute();
  return key;
}

import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { loginEndpoint, registerRiderEndpoint } from "../../contract/accounts/accounts.endpoints.ts";
import type { EndpointDescription, ResultOf } from "../../contract/endpoint.ts";
import { bookRideEndpoint, listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { bookingOf, inHours } from "../bookings.ts";
import { type CallArguments, callProduct, Refusal } from "../call-product.ts";
import { addressOf } from "../calls-to.ts";
import { copyOfEmptyCompany } from "../prepare-data.ts";
import type { Product } from "../start-product.ts";
import { expect, test } from "../test.ts";

/** Fifty were run for the README; KILLS=50 repeats that. */
const KILLS = Number(process.env["KILLS"] ?? 3);
const WRITERS = 4;

test(`after each of ${KILLS} kills during writes every acknowledged booking is there`, async ({ launch }) => {
  test.setTimeout(KILLS * 15_000 + 60_000);
  const company = await copyOfEmptyCompany();
  const start = () => launch({ on: company });
  let product = await start();
  await register(product);
  const acknowledged: number[] = [];
  const reopened: number[] = [];

  for (let kill = 0; kill < KILLS; kill += 1) {
    const access = await signIn(product);
    const writing = Array.from({ length: WRITERS }, () => bookUntilItDies(product, access, acknowledged));
    const before = acknowledged.length;
    await expect
      .poll(() => acknowledged.length - before, { intervals: [10], timeout: 30_000 })
      .toBeGreaterThan(5);
    // Anywhere within a write or two.
    await wait((kill * 7) % 40);
    product.process.kill("SIGKILL");
    await once(product.process, "exit");
    await Promise.all(writing);
    const started = performance.now();
    product = await start();
    reopened.push(performance.now() - started);
    const there = await ridesOf(product, access);
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  }

  expect(acknowledged.length).toBeGreaterThan(KILLS * 3);
  const slowest = (Math.max(...reopened) / 1000).toFixed(1);
  test.info().annotations.push({
    type: "measured",
    description: `${acknowledged.length} bookings kept, slowest start ${slowest} s`,
  });
  console.log(
    `${KILLS} kills: ${acknowledged.length} acknowledged bookings, all there; slowest start ${slowest} s.`,
  );
  await product.stop();
});

let booked = 0;

async function bookUntilItDies(product: Product, access: string, acknowledged: number[]): Promise<void> {
  for (;;) {
    booked += 1;
    const ride = await callUntilItDies(product, access, bookRideEndpoint, {
      body: bookingOf(`Ana ${booked}`, { at: inHours(1 + booked / 60) }),
    });
    if (ride === null) return;
    acknowledged.push(ride.id);
  }
}

/** All rides of the rider, page by page. */
async function ridesOf(product: Product, access: string): Promise<Set<number>> {
  const found = new Set<number>();
  let next: string | null = `${addressOf(product.url, listRideRequestsEndpoint)}?limit=200`;
  while (next !== null) {
    const response: Response = await fetch(next, { headers: { authorization: `Bearer ${access}` } });
    expect(response.status).toBe(200);
    for (const { id } of (await response.json()) as { id: number }[]) found.add(id);
    const link = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
    next =
      link === undefined ? null : new URL(link, product.url).href.replace(/^https?:\/\/[^/]+/, product.url);
  }
  return found;
}

const CREDENTIALS = { username: "ana", password: "kunuku-sunset-7" };

async function register({ url }: Product): Promise<void> {
  await callProduct(url, null, registerRiderEndpoint, {
    body: {
      ...CREDENTIALS,
      phone_number: "5551234",
      email: "ana@trupial.example",
      first_name: "Ana",
      last_name: "Martina",
    },
  });
}

/** Anew for each round: fifty of them take longer than an access token lives. */
async function signIn({ url }: Product): Promise<string> {
  return (await callProduct(url, null, loginEndpoint, { body: CREDENTIALS })).access;
}

/** Null when the server dies before it has answered whole; an answer that refuses is an error. */
async function callUntilItDies<const D extends EndpointDescription>(
  { url }: Product,
  access: string,
  endpoint: D,
  ...input: CallArguments<D>
): Promise<ResultOf<D> | null> {
  try {
    return await callProduct(url, access, endpoint, ...input);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return null;
  }
}

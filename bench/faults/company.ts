import { spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openSite, type Product, startProduct } from "../../e2e/start-product.ts";
import { watchServer } from "./watched-servers.ts";

const PASSWORD = "kunuku-sunset-7";
const CREATE_ACCOUNT = path.resolve(import.meta.dirname, "../../dist/server/create-account.js");

/** Everybody of a run has an address of their own, as riders of a real company have. */
export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/** One company's key: its servers come and go, and each has a folder of its own. */
const SECRET_KEY = randomBytes(32).toString("hex");

/** A server without the demo that trusts this machine as a proxy. */
export async function startCompany(
  environment: Record<string, string> = {},
  dataDirectory?: string,
  under: readonly string[] = [],
): Promise<Product> {
  const options = {
    environment: { DEMO: "no", NODE_ENV: "test", TRUSTED_PROXIES: "127.0.0.1", SECRET_KEY, ...environment },
    dataDirectory: dataDirectory ?? mkdtempSync(path.join(tmpdir(), "faults-")),
    under,
  };
  openSite(options);
  const product = await startProduct(options);
  watchServer(product);
  return product;
}

/** What came of one call; status 0 is no answer at all. */
export type Outcome<T> = {
  readonly status: number;
  readonly body: T | null;
  readonly headers: Headers | null;
};

export type Asked = {
  readonly method?: string;
  readonly body?: object;
  readonly access?: string;
  readonly key?: string;
  readonly from?: string;
  readonly timeoutMs?: number;
};

/** Makes one call and reads its whole answer. */
export async function ask<T>(url: string, where: string, asked: Asked = {}): Promise<Outcome<T>> {
  const { body, access, key, from = someAddress(), timeoutMs = 60_000 } = asked;
  try {
    const response = await fetch(`${url}/api${where}`, {
      method: asked.method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        "x-forwarded-for": from,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    // A proxy that has nobody to ask answers with a page of its own.
    const isOurs = response.headers.get("content-type")?.includes("json") === true;
    const given = text === "" || !isOurs ? null : (JSON.parse(text) as T);
    return { status: response.status, body: given, headers: response.headers };
  } catch {
    return { status: 0, body: null, headers: null };
  }
}

/** A new rider, signed in. */
export async function newRider(url: string): Promise<string> {
  const username = `rider.${randomUUID().slice(0, 8)}`;
  const account = {
    username,
    password: PASSWORD,
    phone_number: `5${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}`,
    email: `${username}@trupial.example`,
    first_name: "Ana",
    last_name: "Martina",
  };
  const made = await ask(url, "/register-rider/", { body: account });
  if (made.status !== 201 && made.status !== 200) throw new Error(`registering answered ${made.status}`);
  return signIn(url, username);
}

/** A new operator of the company, signed in. */
export function newOperator(url: string, environment: Record<string, string>): Promise<string> {
  return newColleague(url, { role: "operator", environment });
}

/** Somebody who works for the company, signed in; made as an owner makes one, by the command. */
export async function newColleague(
  url: string,
  { role, environment }: { role: "operator" | "driver" | "staff"; environment: Record<string, string> },
): Promise<string> {
  const username = `${role}.${randomUUID().slice(0, 8)}`;
  const flags = {
    username,
    email: `${username}@trupial.example`,
    "first-name": "Ini",
    "last-name": "Rosa",
    phone: "5559876",
    role,
  };
  const made = spawnSync(
    process.execPath,
    [CREATE_ACCOUNT, ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value])],
    {
      env: { PATH: process.env["PATH"] ?? "", ACCOUNT_PASSWORD: PASSWORD, DEMO: "no", ...environment },
      encoding: "utf8",
    },
  );
  if (made.status !== 0) throw new Error(`create-account: ${made.stderr}`);
  return signIn(url, username);
}

async function signIn(url: string, username: string): Promise<string> {
  const { status, body } = await ask<{ access: string }>(url, "/login/", {
    body: { username, password: PASSWORD },
  });
  if (body === null || status !== 200) throw new Error(`signing in answered ${status}`);
  return body.access;
}

let booked = 0;

/** A booking that is like no other. */
export function someBooking(more: object = {}) {
  booked += 1;
  return {
    pickup_location: "Punda",
    dropoff_location: "Hato Airport",
    ride_datetime: new Date(Date.now() + 3_600_000 + (booked % 20_000) * 60_000).toISOString(),
    passenger_count: 2,
    luggage_count: 1,
    rider_name: `Ana ${booked}`,
    rider_phone: `5${String(booked % 1_000_000).padStart(6, "0")}`,
    distance_km: 12,
    ...more,
  };
}

/** Books until the server no longer answers; keeps the number of every ride that was acknowledged. */
export async function bookUntilItDies(url: string, access: string, acknowledged: number[]): Promise<void> {
  for (;;) {
    const { status, body } = await ask<{ id: number }>(url, "/book-ride/", {
      access,
      key: randomUUID(),
      body: someBooking(),
    });
    if (status === 201 && body !== null) acknowledged.push(body.id);
    else if (status === 0 || status === 503) return;
    else throw new Error(`book-ride answered ${status}`);
  }
}

/** Waits until a condition is true, checking repeatedly; throws when it takes too long. */
export async function until(
  so: () => boolean | Promise<boolean>,
  what: string,
  timeoutMs = 60_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await so())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${timeoutMs / 1000} s`);
    await wait(20);
  }
}

/** Whether a server reports that it is ready. */
export async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return response?.status === 200;
}

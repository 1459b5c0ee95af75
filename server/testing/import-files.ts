import { toCsv } from "../../domain/csv.ts";
import { importDataEndpoint } from "../../contract/data/data.endpoints.ts";
import type { ImportResult } from "../../contract/data/data-import.ts";
import type { ImportKind } from "../../contract/data/import-columns.ts";
import type { TestServer } from "./test-server.ts";

type Lines = readonly Readonly<Record<string, string | number>>[];

/** A file with these lines; the columns are those of the first. */
export function csvOf(lines: Lines): string {
  const heads = Object.keys(lines[0] ?? {});
  return toCsv([heads, ...lines.map((line) => heads.map((name) => line[name] ?? ""))]);
}

type Bringing = { kind: ImportKind; csv: string; token: string };

/** What a file would bring in. */
export function tryFile(server: TestServer, { kind, csv, token }: Bringing): Promise<ImportResult> {
  return server.call(importDataEndpoint, { body: { kind, csv, dry_run: true }, token });
}

/** Brings in a file without faults. */
export function bringIn(server: TestServer, { kind, csv, token }: Bringing): Promise<ImportResult> {
  return server.call(importDataEndpoint, { body: { kind, csv, dry_run: false }, token });
}

/** The answer to a file that is refused: its status, code and faults. */
export async function refusalOf(server: TestServer, { kind, csv, token }: Bringing) {
  const response = await server.request(importDataEndpoint, { body: { kind, csv, dry_run: false }, token });
  const { code, faults, added } = response.json<ImportResult & { code: string }>();
  return { status: response.statusCode, code, faults, added };
}

export const A_RIDER = {
  username: "ana.maria",
  first_name: "Ana",
  last_name: "Maria",
  email: "ana.maria@example.com",
  phone: "5551234",
};

export const A_DRIVER = {
  username: "luis.martina",
  first_name: "Luis",
  last_name: "Martina",
  email: "luis.martina@example.com",
  phone: "5554321",
  vehicle_type: "economy",
  vehicle_name: "White Toyota Corolla",
  plate: "TX 1234",
  license_number: "CW-1234",
};

/** A ride of Luis Martina's, driven in the week before tests begin. */
export const A_PAST_RIDE = {
  reference: "2026-00017",
  status: "Completed",
  ride_datetime: "2026-11-12 18:30",
  rider_name: "Ana Maria",
  rider_phone: "5551234",
  driver_username: "luis.martina",
  pickup_location: "Hato International Airport",
  dropoff_location: "Mambo Beach",
  duration_min: 24,
  fare_cents: 3_000,
  paid_by: "cash_usd",
  stars: 5,
};

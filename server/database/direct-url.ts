import type { Environment } from "../environment/environment.ts";

export type DatabaseAddresses = Pick<Environment, "DATABASE_URL" | "DATABASE_DIRECT_URL">;

/** Where the PostgreSQL itself is: DATABASE_URL, unless that is a pooler before it. None for the embedded database. */
export function directUrlOf({
  DATABASE_URL,
  DATABASE_DIRECT_URL = DATABASE_URL,
}: DatabaseAddresses): string | undefined {
  return DATABASE_DIRECT_URL;
}

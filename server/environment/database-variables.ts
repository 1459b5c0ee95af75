import path from "node:path";
import { z } from "zod";
import { type Variable, yesNo, wholeNumber } from "./variable.ts";

const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: "must be an address that starts with postgres://" })
  .optional();

const redisUrl = z
  .url({ protocol: /^rediss?$/, error: "must be an address that starts with redis:// or rediss://" })
  .optional();

/** The databases, and what a server keeps beside them. */
export const DATABASE_VARIABLES = {
  DATABASE_URL: {
    about:
      "A PostgreSQL 15 to 18. Without it the embedded database in DATA_DIR is used. With `?prepared=no` no statements are prepared by name.",
    fallback: "none",
    schema: postgresUrl,
  },
  DATABASE_DIRECT_URL: {
    about:
      "The PostgreSQL itself, where DATABASE_URL is a pooler such as PgBouncer: for live events, migrations, backup and restore.",
    fallback: "DATABASE_URL",
    schema: postgresUrl,
  },
  DATABASE_REPLICA_URL: {
    about: "A streaming replica of DATABASE_URL, for reports, the archive and exports.",
    fallback: "none",
    schema: postgresUrl,
  },
  DATABASE_REPLICA_MAX_LAG: {
    about: "How many seconds that replica may be behind; where it is more, DATABASE_URL is asked.",
    fallback: "10",
    schema: wholeNumber(1, 3_600).prefault("10"),
  },
  REDIS_URL: {
    about:
      "A Valkey or Redis 7 that all servers share: limits and wrong passwords then count for all together, and each hears only the events its readers may see. Without it each counts and reads for itself.",
    fallback: "none",
    schema: redisUrl,
  },
  LIVE_STREAMS: {
    about:
      "How many live streams each server keeps open; four fifths of them may be passengers'. A stream takes about 25 kB.",
    fallback: "5000",
    schema: wholeNumber(100, 1_000_000).prefault("5000"),
  },
  DATA_DIR: {
    about: "Folder for the embedded database and unsent messages.",
    fallback: "data",
    schema: z
      .string()
      .prefault("data")
      .transform((folder) => path.resolve(folder)),
  },
  EMBEDDED_IN_PRODUCTION: {
    about: "`yes` allows the embedded database in production, where a power cut can cost its last writes.",
    fallback: "no",
    schema: yesNo.prefault("no"),
  },
} as const satisfies Record<string, Variable>;

import { z } from "zod";
import { type Variable, webUrl, wholeNumber } from "./variable.ts";

/** The server itself: where it listens, and where people reach it. */
export const SERVER_VARIABLES = {
  PORT: {
    about: "Port the server listens on; 0 takes any free one.",
    fallback: "8080",
    schema: wholeNumber(0, 65_535).prefault("8080"),
  },
  HOST: {
    about: "Address it listens on; 0.0.0.0 opens it to the network.",
    fallback: "127.0.0.1",
    schema: z
      .string()
      .regex(/^[\w.:-]+$/, "must be a host name or an IP address")
      .prefault("127.0.0.1"),
  },
  NODE_ENV: {
    about:
      "`production` for the real thing: no demo, a real database, full logs. `test` for journeys of a browser.",
    fallback: "development",
    schema: z
      .enum(["development", "production", "test"], "must be development, production or test")
      .prefault("development"),
  },
  PUBLIC_URL: {
    about: "Where people reach the site, for links in messages and in the pages.",
    fallback: "http://HOST:PORT",
    schema: webUrl,
  },
} as const satisfies Record<string, Variable>;

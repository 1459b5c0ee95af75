import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { CannotStart } from "./cannot-start.ts";

/** One variable: what it means, its default, and how its text becomes a value. */
type Variable<S extends z.ZodType = z.ZodType> = {
  readonly about: string;
  /** As the README shows it. */
  readonly fallback: string;
  readonly schema: S;
};

const yesNo = z.enum(["yes", "no"], "must be yes or no").transform((word) => word === "yes");
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
  .transform((address) => address.replace(/\/+$/, ""));
const webUrl = httpUrl.optional();

function wholeNumber(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .pipe(z.number().min(least, sentence).max(most, sentence));
}

/** Every variable the product reads. The README's table is written from this one and a test keeps them alike. */
export const VARIABLES = {
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
  DATABASE_URL: {
    about: "A PostgreSQL 15 to 18. Without it the embedded database in DATA_DIR is used.",
    fallback: "none",
    schema: z
      .url({ protocol: /^postgres(ql)?$/, error: "must be an address that starts with postgres://" })
      .optional(),
  },
  DATA_DIR: {
    about: "Folder for the embedded database, unsent messages and imported maps.",
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
  SECRET_KEY: {
    about:
      "Seals the keys in the database; 32 characters or more, the same on every server. Without it DATA_DIR/secret.key is used.",
    fallback: "none",
    schema: z
      .string()
      .min(32, "must have 32 to 256 characters, such as `openssl rand -base64 32` makes")
      .max(256, "must have 32 to 256 characters, such as `openssl rand -base64 32` makes")
      .optional(),
  },
  DEMO: {
    about: "Fills an empty database with a believable company and sign-ins anyone can read.",
    fallback: "yes on the embedded database at a loopback address outside production, else no",
    schema: yesNo.optional(),
  },
  DEMO_PASSWORD: {
    about: "The password of every account of the demo.",
    fallback: "trupial-demo",
    schema: z
      .string()
      .min(8, "must have 8 to 128 characters")
      .max(128, "must have 8 to 128 characters")
      .prefault("trupial-demo"),
  },
  LOG_LEVEL: {
    about: "How much is logged: fatal, error, warn, info, debug, trace or silent.",
    fallback: "info in production, else warn",
    schema: z
      .enum(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "must be fatal, error, warn, info, debug, trace or silent",
      )
      .optional(),
  },
  TRUSTED_PROXIES: {
    about: "Addresses or networks of the proxies whose X-Forwarded-For is believed, with commas between.",
    fallback: "none",
    schema: z
      .string()
      .prefault("")
      .transform((list) => list.split(",").flatMap((one) => one.trim() || []))
      .refine(
        (list) => list.every(isAddressOrNetwork),
        "must be IP addresses or networks such as 10.0.0.0/8",
      ),
  },
  SMTP_URL: {
    about: "The mail server. Without it messages are kept readable in DATA_DIR/outbox.",
    fallback: "none",
    schema: z
      .url({ protocol: /^smtps?$/, error: "must be an address that starts with smtp:// or smtps://" })
      .optional(),
  },
  MAIL_FROM: {
    about: "The sender of e-mails.",
    fallback: "the company's own e-mail",
    schema: z
      .string()
      .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, "must be an e-mail address, or a name and <address>")
      .optional(),
  },
  WEBHOOK_URL: {
    about: "Gets every message to people as signed JSON, for an SMS or WhatsApp gateway.",
    fallback: "none",
    schema: webUrl,
  },
  WEBHOOK_SECRET: {
    about: "Signs what goes to WEBHOOK_URL (HMAC-SHA256).",
    fallback: "none",
    schema: z.string().min(16, "must have at least 16 characters").optional(),
  },
  MAPS: {
    about: "Where places and routes come from: embedded, osm or google.",
    fallback: "embedded",
    schema: z.enum(["embedded", "osm", "google"], "must be embedded, osm or google").prefault("embedded"),
  },
  PHOTON_URL: { about: "A Photon server for places, with MAPS=osm.", fallback: "none", schema: webUrl },
  NOMINATIM_URL: { about: "A Nominatim server for places, with MAPS=osm.", fallback: "none", schema: webUrl },
  OSRM_URL: { about: "An OSRM server for routes, with MAPS=osm.", fallback: "none", schema: webUrl },
  GOOGLE_MAPS_KEY: {
    about: "The server's key for Google's places and routes, with MAPS=google.",
    fallback: "none",
    schema: z.string().optional(),
  },
  GOOGLE_MAPS_BROWSER_KEY: {
    about: "The key that browsers may see; draws Google's map in place of ours.",
    fallback: "none",
    schema: z.string().optional(),
  },
  LEAKED_PASSWORDS_URL: {
    about:
      "A service that knows leaked passwords, such as https://api.pwnedpasswords.com; it hears five characters of a hash.",
    fallback: "none",
    schema: webUrl,
  },
  RETENTION_MONTHS: {
    about: "After so many months a guest's name, phone and exact places are blanked.",
    fallback: "18",
    schema: wholeNumber(1, 240).prefault("18"),
  },
} as const satisfies Record<string, Variable>;

type VariableName = keyof typeof VARIABLES;
type Values = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]["schema"]> };

/** The environment once it is read: every value is there, checked, and fits the others. */
export type Environment = Omit<Values, "DEMO" | "LOG_LEVEL" | "PUBLIC_URL"> & {
  readonly DEMO: boolean;
  readonly LOG_LEVEL: string;
  readonly PUBLIC_URL: string;
};

/** Reads and checks the environment; a wrong value stops the start with a sentence that names it. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const { values, problems } = parseEach(variables);
  if (problems.length > 0) throw new CannotStart(problems.join("\n"));
  const production = values.NODE_ENV === "production";
  const demo = values.DEMO ?? (!production && values.DATABASE_URL === undefined && isLoopback(values.HOST));
  const clashes = CLASHES.filter(([clashes]) => clashes({ ...values, DEMO: demo })).map(([, text]) => text);
  if (clashes.length > 0) throw new CannotStart(clashes.join("\n"));
  return {
    ...values,
    DEMO: demo,
    LOG_LEVEL: values.LOG_LEVEL ?? (production ? "info" : "warn"),
    PUBLIC_URL: values.PUBLIC_URL ?? `http://${urlHost(values.HOST)}:${values.PORT}`,
  };
}

/** Values that are valid alone but not together. */
const CLASHES: readonly (readonly [(values: Values & { DEMO: boolean }) => boolean, string])[] = [
  [
    (values) => values.DEMO && values.NODE_ENV === "production",
    "DEMO cannot be yes with NODE_ENV=production: the sign-ins of the demo are public.",
  ],
  [
    (values) => values.DEMO && !isLoopback(values.HOST),
    "DEMO cannot be yes when HOST is not a loopback address: the sign-ins of the demo are public.",
  ],
  [
    (values) => values.DEMO && values.PUBLIC_URL !== undefined && !isLoopback(hostOf(values.PUBLIC_URL)),
    "PUBLIC_URL is an address that others reach, and this would be the demo, whose sign-ins are public. Set " +
      "NODE_ENV=production for the real thing, or DEMO=no.",
  ],
  [
    (values) => values.DEMO && values.TRUSTED_PROXIES.length > 0 && values.NODE_ENV !== "test",
    "TRUSTED_PROXIES says that others reach this server through a proxy, and this would be the demo, whose " +
      "sign-ins are public. Set NODE_ENV=production for the real thing, or DEMO=no.",
  ],
  [
    (values) =>
      values.NODE_ENV === "production" && values.DATABASE_URL === undefined && !values.EMBEDDED_IN_PRODUCTION,
    "DATABASE_URL must be set with NODE_ENV=production. The embedded database can lose its last writes in a power " +
      "cut; EMBEDDED_IN_PRODUCTION=yes uses it all the same.",
  ],
  [
    (values) => values.WEBHOOK_URL !== undefined && values.WEBHOOK_SECRET === undefined,
    "WEBHOOK_SECRET must be set with WEBHOOK_URL: without it the receiver cannot know that a message is ours.",
  ],
  [
    (values) => values.MAPS === "google" && values.GOOGLE_MAPS_KEY === undefined,
    "GOOGLE_MAPS_KEY must be set with MAPS=google.",
  ],
  [
    (values) =>
      values.MAPS === "osm" &&
      [values.PHOTON_URL, values.NOMINATIM_URL, values.OSRM_URL].every((url) => !url),
    "PHOTON_URL, NOMINATIM_URL or OSRM_URL must be set with MAPS=osm.",
  ],
];

function parseEach(variables: Readonly<Record<string, string | undefined>>) {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, { schema }] of Object.entries<Variable>(VARIABLES)) {
    const given = variables[name]?.trim() || undefined;
    const parsed = schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} ${parsed.error.issues[0]?.message ?? "is wrong"}.`);
  }
  return { values: values as Values, problems };
}

/** Says whether only this machine can reach an address. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Says whether others than who sits at this machine can reach the server. */
export function isReachable(environment: Environment): boolean {
  const { NODE_ENV, HOST, PUBLIC_URL, TRUSTED_PROXIES } = environment;
  if (NODE_ENV !== "development") return NODE_ENV === "production";
  return !isLoopback(HOST) || !isLoopback(hostOf(PUBLIC_URL)) || TRUSTED_PROXIES.length > 0;
}

/** The host of a web address, written as HOST has it. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^\[(.*)\]$/, "$1");
}

/** A host as it is written in an address: IPv6 in brackets, and a name for "every address". */
export function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return isIP(host) === 6 ? `[${host}]` : host;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { SAMPLERS } from "../tracing/sampling.ts";

/** One variable: what it means, its default, and how its text becomes a value. */
export type Variable<S extends z.ZodType = z.ZodType> = {
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
const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: "must be an address that starts with postgres://" })
  .optional();

const redisUrl = z
  .url({ protocol: /^rediss?$/, error: "must be an address that starts with redis:// or rediss://" })
  .optional();

/** A short one is guessed from a single message that it has signed. */
const signingSecret = z.string().min(16, "must have at least 16 characters, since it signs what is believed");

const namesAndValues = z
  .string()
  .prefault("")
  .transform((list) => list.split(",").flatMap((one) => one.trim() || []))
  .refine((list) => list.every((one) => /^[^=\s]+=/.test(one)), "must be name=value, with commas between")
  .transform((list) => Object.fromEntries(list.map(nameAndValue)));

function nameAndValue(text: string): [name: string, value: string] {
  const at = text.indexOf("=");
  const value = text.slice(at + 1).trim();
  // Encoded as in an address, by the standard; what cannot be decoded is meant as it stands.
  return [text.slice(0, at), /^([^%]|%[\da-f]{2})*$/i.test(value) ? decodeURIComponent(value) : value];
}

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
    schema: signingSecret.optional(),
  },
  WHATSAPP_PHONE_ID: {
    about: "The number that WhatsApp messages come from, by its id in Meta's Cloud API.",
    fallback: "none",
    schema: z.string().regex(/^\d+$/, "must be the id of a number, which is digits").optional(),
  },
  WHATSAPP_TOKEN: {
    about: "The access token of Meta's Cloud API.",
    fallback: "none",
    schema: z.string().optional(),
  },
  WHATSAPP_APP_SECRET: {
    about: "The secret of Meta's app, which signs what comes to PUBLIC_URL/gateways/whatsapp/.",
    fallback: "none",
    schema: signingSecret.optional(),
  },
  WHATSAPP_VERIFY_TOKEN: {
    about: "The word that Meta says when it is told of that address; you choose it.",
    fallback: "none",
    schema: z.string().min(8, "must have at least 8 characters").optional(),
  },
  WHATSAPP_URL: {
    about: "Where the Cloud API is, with its version.",
    fallback: "https://graph.facebook.com/v23.0",
    schema: httpUrl.prefault("https://graph.facebook.com/v23.0"),
  },
  SMS_URL: {
    about:
      "An SMS gateway of Twilio's shape, such as https://api.twilio.com/2010-04-01/Accounts/AC…/Messages.json; it reports to PUBLIC_URL/gateways/sms/.",
    fallback: "none",
    schema: webUrl,
  },
  SMS_USER: {
    about: "The account at the SMS gateway.",
    fallback: "none",
    schema: z.string().optional(),
  },
  SMS_PASSWORD: {
    about: "Its password (Twilio: the auth token), which also signs what the gateway reports.",
    fallback: "none",
    schema: signingSecret.optional(),
  },
  SMS_FROM: {
    about: "The number that an SMS comes from, or the id of a messaging service.",
    fallback: "none",
    schema: z
      .string()
      .regex(/^(\+\d{5,15}|MG\w{10,40}|[\w ]{1,11})$/, "must be a number such as +5999…, a name or an id")
      .optional(),
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
  FLIGHTS: {
    about:
      "Where the airport's arrivals and departures come from: none, file (a board the office types) or aeroapi (FlightAware).",
    fallback: "none",
    schema: z.enum(["none", "file", "aeroapi"], "must be none, file or aeroapi").prefault("none"),
  },
  FLIGHTS_FILE: {
    about: "The board that the office types, with FLIGHTS=file: a table (CSV) or JSON, as below.",
    fallback: "none",
    schema: z.string().optional(),
  },
  FLIGHTS_KEY: {
    about: "The key for FlightAware's AeroAPI, with FLIGHTS=aeroapi.",
    fallback: "none",
    schema: z.string().optional(),
  },
  FLIGHTS_URL: {
    about: "Another address of AeroAPI than FlightAware's own.",
    fallback: "https://aeroapi.flightaware.com/aeroapi",
    schema: webUrl,
  },
  PAYMENTS: {
    about:
      "Who takes payments by link: none, file (a trial on this machine alone, where nobody pays anything) or sentoo. It reports to PUBLIC_URL/gateways/payments/.",
    fallback: "none",
    schema: z.enum(["none", "file", "sentoo"], "must be none, file or sentoo").prefault("none"),
  },
  SENTOO_MERCHANT: {
    about: "The company's merchant id at Sentoo, with PAYMENTS=sentoo.",
    fallback: "none",
    schema: z
      .string()
      .regex(/^[\w-]{1,64}$/, "must be an id of letters, digits and hyphens")
      .optional(),
  },
  SENTOO_SECRET: {
    about: "The merchant's secret at Sentoo.",
    fallback: "none",
    schema: signingSecret.optional(),
  },
  SENTOO_URL: {
    about: "Where Sentoo's API is; https://api.sandbox.sentoo.io is for trials.",
    fallback: "https://api.sentoo.io",
    schema: httpUrl.prefault("https://api.sentoo.io"),
  },
  LEAKED_PASSWORDS_URL: {
    about:
      "A service that knows leaked passwords, such as https://api.pwnedpasswords.com; it hears five characters of a hash.",
    fallback: "none",
    schema: webUrl,
  },
  BACKUP_DIR: {
    about:
      "Folder for backups that staff start in the office; the ten newest are kept. Best on another disk than the database; with several servers one that all of them have.",
    fallback: "DATA_DIR/backups",
    schema: z
      .string()
      .transform((folder) => path.resolve(folder))
      .optional(),
  },
  RETENTION_MONTHS: {
    about: "After so many months a guest's name, phone and exact places are blanked.",
    fallback: "18",
    schema: wholeNumber(1, 240).prefault("18"),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about:
      "A collector of OpenTelemetry, such as http://localhost:4318: it gets a trace of each request with its statements.",
    fallback: "none",
    schema: webUrl,
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    about: "The whole address for traces, where it isn't OTEL_EXPORTER_OTLP_ENDPOINT/v1/traces.",
    fallback: "none",
    schema: webUrl,
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    about: "How spans are sent: http/json, which every collector takes beside its others.",
    fallback: "http/json",
    schema: z
      .enum(["http/json"], "must be http/json, the only one that is spoken here")
      .prefault("http/json"),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    about: "Headers for the collector, such as `authorization=Bearer%20…`, with commas between.",
    fallback: "none",
    schema: namesAndValues,
  },
  OTEL_SERVICE_NAME: {
    about: "The service's name in traces.",
    fallback: "trupial",
    schema: z.string().max(255, "must have 255 characters or fewer").optional(),
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    about:
      "What else all spans say of this server, such as `deployment.environment.name=production`, with commas between.",
    fallback: "none",
    schema: namesAndValues,
  },
  OTEL_TRACES_SAMPLER: {
    about:
      "Which requests are traced: always_on, always_off, traceidratio, or the same after `parentbased_`, where a caller's traceparent decides first.",
    fallback: "parentbased_always_on",
    schema: z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(", ")}`).prefault("parentbased_always_on"),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    about: "The share that traceidratio traces, from 0 to 1.",
    fallback: "1",
    schema: z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "must be a number from 0 to 1, such as 0.1")
      .prefault("1")
      .transform(Number),
  },
  OTEL_SDK_DISABLED: {
    about: "`true` traces nothing, whatever else is set.",
    fallback: "false",
    schema: z
      .enum(["true", "false"], "must be true or false")
      .prefault("false")
      .transform((word) => word === "true"),
  },
} as const satisfies Record<string, Variable>;

type VariableName = keyof typeof VARIABLES;
/** What the variables say once each is read by itself. */
export type Values = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]["schema"]> };

function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

import { hostOf, isLoopback } from "./hosts.ts";
import type { Values } from "./variables.ts";

/** Values that are valid alone but not together. */
export const CLASHES: readonly (readonly [(values: Values & { DEMO: boolean }) => boolean, string])[] = [
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
    (values) => values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined,
    "DATABASE_URL must be set with DATABASE_DIRECT_URL: it is where calls go.",
  ],
  [
    (values) => values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined,
    "DATABASE_URL must be set with DATABASE_REPLICA_URL: the embedded database has no replica.",
  ],
  [
    (values) => values.WEBHOOK_URL !== undefined && values.WEBHOOK_SECRET === undefined,
    "WEBHOOK_SECRET must be set with WEBHOOK_URL: without it the receiver cannot know that a message is ours.",
  ],
  [
    (values) =>
      isHalfSet([
        values.WHATSAPP_PHONE_ID,
        values.WHATSAPP_TOKEN,
        values.WHATSAPP_APP_SECRET,
        values.WHATSAPP_VERIFY_TOKEN,
      ]),
    "WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN must be set together.",
  ],
  [
    (values) => isHalfSet([values.SMS_URL, values.SMS_USER, values.SMS_PASSWORD, values.SMS_FROM]),
    "SMS_URL, SMS_USER, SMS_PASSWORD and SMS_FROM must be set together.",
  ],
  [
    (values) =>
      /^https?:/.test(values.BACKUP_COPY ?? "") &&
      [values.BACKUP_COPY_KEY, values.BACKUP_COPY_SECRET].includes(undefined),
    "BACKUP_COPY_KEY and BACKUP_COPY_SECRET must be set with a bucket in BACKUP_COPY.",
  ],
  [
    (values) => values.MAPS === "google" && values.GOOGLE_MAPS_KEY === undefined,
    "GOOGLE_MAPS_KEY must be set with MAPS=google.",
  ],
  [
    (values) => values.FLIGHTS === "file" && values.FLIGHTS_FILE === undefined,
    "FLIGHTS_FILE must be set with FLIGHTS=file: it is where the board is typed.",
  ],
  [
    (values) => values.FLIGHTS === "aeroapi" && values.FLIGHTS_KEY === undefined,
    "FLIGHTS_KEY must be set with FLIGHTS=aeroapi.",
  ],
  [
    (values) =>
      values.PAYMENTS === "file" &&
      (values.NODE_ENV === "production" ||
        !isLoopback(values.HOST) ||
        (values.PUBLIC_URL !== undefined && !isLoopback(hostOf(values.PUBLIC_URL)))),
    "PAYMENTS=file is for a trial on this machine alone: whoever opens its page could say that they have paid.",
  ],
  [
    (values) =>
      values.PAYMENTS === "sentoo" && [values.SENTOO_MERCHANT, values.SENTOO_SECRET].some((value) => !value),
    "SENTOO_MERCHANT and SENTOO_SECRET must be set with PAYMENTS=sentoo.",
  ],
  [
    (values) => values.SENTOO_URL.startsWith("http:") && !isLoopback(hostOf(values.SENTOO_URL)),
    "SENTOO_URL must start with https://: the merchant's secret goes there.",
  ],
  [
    (values) =>
      isHalfSet([values.APPLE_PASS_CERTIFICATE, values.APPLE_PASS_KEY, values.APPLE_WWDR_CERTIFICATE]),
    "APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY and APPLE_WWDR_CERTIFICATE must be set together.",
  ],
  [
    (values) =>
      values.APPLE_PASS_CERTIFICATE !== undefined && !(values.PUBLIC_URL?.startsWith("https://") ?? false),
    "PUBLIC_URL must start with https:// with APPLE_PASS_CERTIFICATE: a phone asks for what has changed at no other address.",
  ],
  [
    (values) => isHalfSet([values.GOOGLE_WALLET_ISSUER, values.GOOGLE_WALLET_KEY]),
    "GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY must be set together.",
  ],
  [
    (values) => values.GOOGLE_WALLET_URL.startsWith("http:") && !isLoopback(hostOf(values.GOOGLE_WALLET_URL)),
    "GOOGLE_WALLET_URL must start with https://: what is in passes goes there.",
  ],
  [
    (values) => values.APPLE_PUSH_URL.startsWith("http:"),
    "APPLE_PUSH_URL must start with https://: the pass certificate says there who it is.",
  ],
  [
    (values) =>
      values.MAPS === "osm" &&
      [values.PHOTON_URL, values.NOMINATIM_URL, values.OSRM_URL].every((url) => !url),
    "PHOTON_URL, NOMINATIM_URL or OSRM_URL must be set with MAPS=osm.",
  ],
];

function isHalfSet(values: readonly (string | undefined)[]): boolean {
  const set = values.filter((value) => value !== undefined).length;
  return set > 0 && set < values.length;
}

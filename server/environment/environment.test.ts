import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CannotStart } from "../process/cannot-start.ts";
import { readEnvironment } from "./environment.ts";
import { VARIABLES } from "./variables.ts";

describe("the environment", () => {
  it("needs nothing to be set, and then is a demo on this machine alone", () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 8080,
      HOST: "127.0.0.1",
      NODE_ENV: "development",
      PUBLIC_URL: "http://127.0.0.1:8080",
      DATA_DIR: path.resolve("data"),
      DEMO: true,
      DEMO_PASSWORD: "trupial-demo",
      LOG_LEVEL: "warn",
      TRUSTED_PROXIES: [],
      MAPS: "embedded",
      RETENTION_MONTHS: 18,
    });
    expect(readEnvironment({ PORT: "", DATABASE_URL: " " })).toEqual(readEnvironment({}));
  });

  it.each([
    [{ DATABASE_URL: "postgres://localhost/trupial" }, false],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "::1" }, true],
    [{ HOST: "localhost" }, true],
    [{ NODE_ENV: "production", DATABASE_URL: "postgres://localhost/trupial" }, false],
    [{ NODE_ENV: "production", EMBEDDED_IN_PRODUCTION: "yes" }, false],
    [{ DATABASE_URL: "postgres://localhost/trupial", DEMO: "yes" }, true],
    [{ DEMO: "no" }, false],
    [{ DEMO: "no", PUBLIC_URL: "https://taxi.example", TRUSTED_PROXIES: "127.0.0.1" }, false],
    [{ PUBLIC_URL: "https://localhost:9443" }, true],
    [{ PUBLIC_URL: "http://[::1]:8080" }, true],
    [{ NODE_ENV: "test", TRUSTED_PROXIES: "127.0.0.1" }, true],
  ])("with %o has the demo: %s", (variables, demo) => {
    expect(readEnvironment(variables).DEMO).toBe(demo);
  });

  it.each([
    [{ PORT: "80a" }, "PORT must be a whole number from 0 to 65535."],
    [{ PORT: "65536" }, "PORT must be a whole number from 0 to 65535."],
    [{ HOST: "a b" }, "HOST must be a host name or an IP address."],
    [{ NODE_ENV: "prod" }, "NODE_ENV must be development, production or test."],
    [
      { PUBLIC_URL: "trupial.example" },
      "PUBLIC_URL must be an address that starts with http:// or https://.",
    ],
    [{ DATABASE_URL: "mysql://localhost" }, "DATABASE_URL must be an address that starts with postgres://."],
    [
      { DATABASE_DIRECT_URL: "mysql://a" },
      "DATABASE_DIRECT_URL must be an address that starts with postgres://.",
    ],
    [
      { APPLE_PASS_CERTIFICATE: "a.pem", PUBLIC_URL: "https://taxi.example", DEMO: "no" },
      "APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY and APPLE_WWDR_CERTIFICATE must be set together.",
    ],
    [
      { APPLE_PASS_CERTIFICATE: "a.pem", APPLE_PASS_KEY: "a.key", APPLE_WWDR_CERTIFICATE: "w.pem" },
      "PUBLIC_URL must start with https:// with APPLE_PASS_CERTIFICATE: a phone asks for what has changed at no other address.",
    ],
    [
      { APPLE_PUSH_URL: "http://127.0.0.1:1" },
      "APPLE_PUSH_URL must start with https://: the pass certificate says there who it is.",
    ],
    [{ GOOGLE_WALLET_KEY: "key.json" }, "GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_KEY must be set together."],
    [{ GOOGLE_WALLET_ISSUER: "a number" }, "GOOGLE_WALLET_ISSUER must be a number."],
    [
      { GOOGLE_WALLET_URL: "http://wallet.example" },
      "GOOGLE_WALLET_URL must start with https://: what is in passes goes there.",
    ],
    [
      { DATABASE_DIRECT_URL: "postgres://a/b" },
      "DATABASE_URL must be set with DATABASE_DIRECT_URL: it is where calls go.",
    ],
    [
      { DATABASE_REPLICA_URL: "postgres://a/b" },
      "DATABASE_URL must be set with DATABASE_REPLICA_URL: the embedded database has no replica.",
    ],
    [{ DATABASE_REPLICA_MAX_LAG: "0" }, "DATABASE_REPLICA_MAX_LAG must be a whole number from 1 to 3600."],
    [{ DEMO: "true" }, "DEMO must be yes or no."],
    [{ DEMO_PASSWORD: "short" }, "DEMO_PASSWORD must have 8 to 128 characters."],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent."],
    [
      { TRUSTED_PROXIES: "10.0.0.0/33" },
      "TRUSTED_PROXIES must be IP addresses or networks such as 10.0.0.0/8.",
    ],
    [{ SMTP_URL: "mail" }, "SMTP_URL must be an address that starts with smtp:// or smtps://."],
    [{ MAIL_FROM: "office" }, "MAIL_FROM must be an e-mail address, or a name and <address>."],
    [{ MAPS: "bing" }, "MAPS must be embedded, osm or google."],
    [{ RETENTION_MONTHS: "0" }, "RETENTION_MONTHS must be a whole number from 1 to 240."],
    [{ DEMO: "yes", HOST: "0.0.0.0" }, "DEMO cannot be yes when HOST is not a loopback address"],
    [
      { DEMO: "yes", NODE_ENV: "production", DATABASE_URL: "postgres://localhost/trupial" },
      "DEMO cannot be yes with NODE_ENV=production",
    ],
    [{ PUBLIC_URL: "https://taxi.example" }, "PUBLIC_URL is an address that others reach"],
    [{ DEMO: "yes", PUBLIC_URL: "http://[2001:db8::1]" }, "PUBLIC_URL is an address that others reach"],
    [{ TRUSTED_PROXIES: "127.0.0.1" }, "TRUSTED_PROXIES says that others reach this server"],
    [
      { DEMO: "yes", DATABASE_URL: "postgres://localhost/trupial", TRUSTED_PROXIES: "10.0.0.0/8" },
      "TRUSTED_PROXIES says that others reach this server",
    ],
    [{ SECRET_KEY: "short" }, "SECRET_KEY must have 32 to 256 characters"],
    ...["WHATSAPP_APP_SECRET", "SMS_PASSWORD", "SENTOO_SECRET", "WEBHOOK_SECRET"].map(
      (name): [Record<string, string>, string] => [
        { [name]: "fifteen letters" },
        `${name} must have at least 16 characters`,
      ],
    ),
    [{ WHATSAPP_VERIFY_TOKEN: "short" }, "WHATSAPP_VERIFY_TOKEN must have at least 8 characters"],
    [{ NODE_ENV: "production" }, "DATABASE_URL must be set with NODE_ENV=production."],
    [{ PAYMENTS: "file", HOST: "0.0.0.0" }, "PAYMENTS=file is for a trial on this machine alone"],
    [
      { PAYMENTS: "file", NODE_ENV: "production", DATABASE_URL: "postgres://localhost/trupial" },
      "PAYMENTS=file is for a trial on this machine alone",
    ],
    [{ PAYMENTS: "sentoo", SENTOO_MERCHANT: "m" }, "SENTOO_MERCHANT and SENTOO_SECRET must be set"],
    [{ SENTOO_URL: "http://api.sentoo.io" }, "SENTOO_URL must start with https://"],
    [{ WEBHOOK_URL: "https://sms.example" }, "WEBHOOK_SECRET must be set with WEBHOOK_URL"],
    [{ MAPS: "google" }, "GOOGLE_MAPS_KEY must be set with MAPS=google."],
    [{ MAPS: "osm" }, "PHOTON_URL, NOMINATIM_URL or OSRM_URL must be set with MAPS=osm."],
  ])("refuses %o with a sentence", (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(CannotStart);
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });

  it("names every wrong value at once", () => {
    expect(() => readEnvironment({ PORT: "x", DEMO: "x" })).toThrow(/PORT .*\nDEMO /);
  });

  it("plays payments in the demo alone, and not where it is told who takes them", () => {
    const payments = (variables: Record<string, string>) => readEnvironment(variables).PAYMENTS;
    expect([payments({}), payments({ PAYMENTS: "none" }), payments({ DEMO: "no" })]).toEqual([
      "file",
      "none",
      "none",
    ]);
    expect(payments({ NODE_ENV: "test" })).toBe("none");
    expect(payments({ HOST: "0.0.0.0" })).toBe("none");
    expect(payments({ NODE_ENV: "production", DATABASE_URL: "postgres://localhost/trupial" })).toBe("none");
  });

  it("stands in the README as it is read", () => {
    const readme = readFileSync(path.resolve(import.meta.dirname, "../../README.md"), "utf8");
    const written = readme.split("\n").filter((line) => /^\| `[A-Z_]+` +\|/.test(line));
    const table = Object.entries(VARIABLES).map(([name, { about, fallback }]) => [
      `\`${name}\``,
      fallback,
      about,
    ]);
    expect(
      written.map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    ).toEqual(table);
  });
});

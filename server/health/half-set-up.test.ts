import { mkdtemp, rm, symlink, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { getCompany } from "../company/company-profile.ts";
import { readEnvironment } from "../environment/environment.ts";
import { makeAccount } from "../testing/accounts.ts";
import { mainDatabaseKind } from "../testing/test-databases.ts";
import { openTestServer } from "../testing/test-server.ts";
import { mailsGoOut, SetupWatch } from "./setup-warnings.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://localhost/trupial",
  PUBLIC_URL: "https://taxi.example",
  SMTP_URL: "smtp://mail.example",
  SECRET_KEY: "a key that is as long as it has to be",
  TRUSTED_PROXIES: "10.0.0.1",
};
const OWN_COMPANY = {
  ...DEFAULT_COMPANY,
  phone: "+59997770000",
  whatsapp: "+59997770000",
  email: "office@taxi.example",
  permit_number: "TX-0007",
};

type Given = {
  isBehindPooler?: boolean;
  variables?: Record<string, string>;
  builtFor?: string | null;
  company?: typeof OWN_COMPANY;
};

function warningsOf({
  variables = {},
  builtFor = "https://taxi.example",
  company = OWN_COMPANY,
  isBehindPooler = false,
}: Given) {
  const environment = readEnvironment({ ...PRODUCTION, ...variables });
  return new SetupWatch({ environment, builtFor, isBehindPooler, readCompany: async () => company }).list();
}

describe("what is half set up", () => {
  it("is nothing where all of it is set, on one's own machine, and in the demo", async () => {
    expect(await warningsOf({})).toEqual([]);
    const own = { NODE_ENV: "", DATABASE_URL: "", PUBLIC_URL: "", SMTP_URL: "", TRUSTED_PROXIES: "" };
    expect(await warningsOf({ variables: own, company: DEFAULT_COMPANY })).toEqual([]);
    expect(await warningsOf({ variables: { ...own, DEMO: "no" }, company: DEFAULT_COMPANY })).toEqual([]);
  });

  it("tells the office that mails reach nobody only where they are meant to reach somebody", () => {
    const goOut = (variables: Record<string, string>) =>
      mailsGoOut(readEnvironment({ ...PRODUCTION, ...variables }));
    expect(goOut({})).toBe(true);
    expect(goOut({ SMTP_URL: "" })).toBe(false);
    expect(goOut({ SMTP_URL: "", PUBLIC_URL: "", NODE_ENV: "", DATABASE_URL: "", TRUSTED_PROXIES: "" })).toBe(
      true,
    );
  });

  it.each([
    [{ variables: { PUBLIC_URL: "" } }, "PUBLIC_URL is not set"],
    [
      { variables: { PUBLIC_URL: "https://localhost:9443" } },
      "PUBLIC_URL is an address of this machine alone",
    ],
    [{ variables: { PUBLIC_URL: "http://taxi.example" }, builtFor: "http://taxi.example" }, "is not https"],
    [{ builtFor: "http://127.0.0.1:8080" }, "The pages were built for http://127.0.0.1:8080"],
    [{ variables: { SMTP_URL: "" } }, "SMTP_URL is not set: e-mails reach nobody"],
    [{ variables: { SECRET_KEY: "" } }, "SECRET_KEY is not set"],
    [{ isBehindPooler: true }, "DATABASE_URL leads to a pooler"],
    [{ variables: { NODE_ENV: "development" } }, "NODE_ENV is not production"],
    [
      { company: { ...OWN_COMPANY, phone: DEFAULT_COMPANY.phone, email: DEFAULT_COMPANY.email } },
      "The company's phone, e-mail are still missing or invented",
    ],
  ] satisfies [Given, string][])("is told in a sentence: %o", async (given, sentence) => {
    const warnings = await warningsOf(given);
    expect(warnings).toEqual([expect.stringContaining(sentence)]);
  });

  it("is shown at /readyz to the company's own network only, as it is now", async () => {
    const environment = readEnvironment({ ...PRODUCTION, SMTP_URL: "", TRUSTED_PROXIES: "" });
    const readCompany = async () => (await getCompany(server.db)).company;
    const warned: string[] = [];
    const setup = new SetupWatch({
      environment,
      builtFor: null,
      readCompany,
      warn: (sentence) => void warned.push(sentence),
    });
    const server = await openTestServer(mainDatabaseKind(), { setup });
    const ready = async (from: object) => (await server.app.inject({ url: "/readyz", ...from })).json();
    const near = { remoteAddress: "10.1.2.3" };
    expect((await ready(near)).warnings).toEqual([
      expect.stringContaining("SMTP_URL"),
      expect.stringContaining("still missing or invented"),
    ]);
    expect(await ready({ remoteAddress: "190.88.1.2" })).toEqual({ status: "ready" });

    // A stranger may write that header; a proxy of ours has a private address.
    const header = { headers: { "x-forwarded-for": "190.88.1.3" } };
    expect(await ready({ remoteAddress: "190.88.1.2", ...header })).toEqual({ status: "ready" });
    expect(warned).toEqual([]);
    expect(await ready({ ...near, ...header })).toEqual({ status: "ready" });
    const otherwise = { headers: { "client-ip": "190.88.1.3", accept: "*/*" } };
    expect(await ready({ ...near, ...otherwise })).toEqual({ status: "ready" });
    await ready({ ...near, ...header });
    expect(warned).toEqual([expect.stringContaining("TRUSTED_PROXIES does not name the proxy")]);

    const { token } = await makeAccount(server, { role: "staff" });
    const { phone, whatsapp, email, permit_number } = OWN_COMPANY;
    await server.call(editCompanyProfileEndpoint, { token, body: { phone, whatsapp, email, permit_number } });
    expect((await ready(near)).warnings).toEqual([
      expect.stringContaining("SMTP_URL"),
      expect.stringContaining("TRUSTED_PROXIES"),
    ]);
    await server.close();
  });

  it("does not take a proxy that is trusted for a forgotten one", async () => {
    const environment = readEnvironment(PRODUCTION);
    const setup = new SetupWatch({ environment, builtFor: null, readCompany: async () => OWN_COMPANY });
    const server = await openTestServer(mainDatabaseKind(), { setup, trustedProxies: ["10.0.0.1"] });
    const headers = { "x-forwarded-for": "190.88.1.3" };
    await server.app.inject({ url: "/api/test/", remoteAddress: "10.0.0.1", headers });
    expect(await setup.list()).toEqual([]);
    await server.app.inject({ url: "/api/test/", remoteAddress: "10.0.0.2", headers });
    expect(await setup.list()).toEqual([expect.stringContaining("TRUSTED_PROXIES")]);
    await server.close();
  });
});

describe("a disk that is full", () => {
  it("takes the server out of work with a reason, until there is room again", async () => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), "trupial-full-"));
    const server = await openTestServer(mainDatabaseKind(), { dataDirectory });
    const ready = async () => {
      const answer = await server.app.inject({ url: "/readyz" });
      return [answer.statusCode, answer.json<{ status: string }>().status];
    };
    expect(await ready()).toEqual([200, "ready"]);
    // Linux has a file that is always full.
    const probe = path.join(dataDirectory, "disk-probe");
    await symlink("/dev/full", probe);
    await expect.poll(ready, { timeout: 5_000 }).toEqual([503, "disk full"]);
    await unlink(probe);
    await expect.poll(ready, { timeout: 5_000 }).toEqual([200, "ready"]);
    await server.close();
    await rm(dataDirectory, { recursive: true });
  });
});

import { createHash } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { registerRiderEndpoint } from "../../../contract/accounts/accounts.endpoints.ts";
import { type Answer, openLocalService } from "../../testing/local-service.ts";
import { mainDatabaseKinds } from "../../testing/test-databases.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { leaksKnownBy } from "./leaked-passwords.ts";

const LEAKED = "harbour lights 1998";
const HASH = createHash("sha1").update(LEAKED).digest("hex").toUpperCase();

const services: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of services.splice(0)) await stop();
});

/** A service of leaked passwords, as Have I Been Pwned answers. */
async function openService(answer: Answer) {
  const { url, asked, close } = await openLocalService(() => answer);
  services.push(close);
  return { url, asked };
}

describe("the service of leaked passwords", () => {
  it("is told five characters of the hash and names the leaked one, padding left out", async () => {
    const padding = createHash("sha1").update("only padding").digest("hex").toUpperCase();
    const { url, asked } = await openService({
      text: [`${HASH.slice(5)}:12`, `${padding.slice(5)}:0`].join("\r\n"),
    });
    const isLeaked = leaksKnownBy(url, (sentence) => expect.fail(sentence));
    expect(await isLeaked(LEAKED)).toBe(true);
    expect(await isLeaked("only padding")).toBe(false);
    expect(await isLeaked("nobody ever used this")).toBe(false);
    expect(asked[0]?.path).toBe(`/range/${HASH.slice(0, 5)}`);
    expect(asked.every(({ path }) => /^\/range\/[0-9A-F]{5}$/.test(path))).toBe(true);
  });

  it.each<[string, Answer]>([
    ["breaks", { status: 500 }],
    ["never answers", "silence"],
  ])("keeps nobody out when it %s, and says so without the password", async (_, answer) => {
    const { url } = await openService(answer);
    const said: string[] = [];
    expect(await leaksKnownBy(url, (sentence) => said.push(sentence))(LEAKED)).toBe(false);
    expect(said).toHaveLength(1);
    expect(said.join()).not.toContain(LEAKED);
    expect(said.join()).not.toContain(HASH.slice(0, 5));
  });
});

describe.each(mainDatabaseKinds())("a server that knows leaked passwords (%s database)", (kind) => {
  it("refuses one at its field, and takes another", async () => {
    const { url } = await openService({ text: `${HASH.slice(5)}:12` });
    const server = await openTestServer(kind, { leakedPasswordsUrl: url });
    const person = {
      username: "ana.leaked",
      email: "ana.leaked@example.com",
      first_name: "Ana",
      last_name: "Maduro",
      phone_number: "5557777",
    };
    const refused = await server.request(registerRiderEndpoint, { body: { ...person, password: LEAKED } });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["password"]]);
    await server.call(registerRiderEndpoint, { body: { ...person, password: "another harbour 1998" } });
    await server.close();
  });
});

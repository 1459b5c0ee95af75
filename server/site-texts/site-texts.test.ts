import { expect, it } from "vitest";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import {
  editSiteTextEndpoint,
  getSiteTextsEndpoint,
  listTextRecordsEndpoint,
} from "../../contract/site-texts/site-texts.endpoints.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { TEXT_FIELDS, TEXT_PARTS } from "../../contract/site-texts/text-parts.ts";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { makeAccount } from "../testing/accounts.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";

type Place = Parameters<typeof writing>[1];

/** Writes a text as a member of the staff. */
function writing(
  server: TestServer,
  {
    token,
    part,
    language,
    ...body
  }: {
    token: string;
    part: "xl" | "north-coast" | "opening";
    language: "en" | "nl";
    version: number;
  } & Record<string, unknown>,
) {
  return server.call(editSiteTextEndpoint, { token, params: { part, language }, body });
}

/** What anybody reads of it. */
async function shown(server: TestServer, { part, language }: Pick<Place, "part" | "language">) {
  const { parts } = await server.call(getSiteTextsEndpoint, { query: { language } });
  return parts[part];
}

onADatabase("the texts that the company writes for its site", (server) => {
  const staff = () => makeAccount(server, { role: "staff" });

  it("say when the company is there, in each language that has words for it, with what every page asks", async () => {
    const { token } = await staff();
    const read = async () => (await server.call(getConfigEndpoint, {})).company.open_when;
    expect(await read()).toBeUndefined();
    const place = { token, part: "opening", language: "nl" } as const;
    const { version } = await writing(server, { ...place, version: 0, when: "elke dag van 6 tot 24 uur" });
    expect(await read()).toEqual({ nl: "elke dag van 6 tot 24 uur" });
    await writing(server, { ...place, version, when: "" });
    expect(await read()).toBeUndefined();
  });

  it("are on the site in their language as soon as they are saved, and the built-in text comes back with an empty field", async () => {
    const { token } = await staff();
    const place = { part: "north-coast", language: "nl" } as const;
    expect(await shown(server, place)).toBeUndefined();
    const texts = { title: " De ruige kust ", includes: "Water\n\n  Lunch  \r\nEntree" };
    const saved = await writing(server, { token, ...place, version: 0, ...texts });
    expect(saved).toMatchObject({
      version: 1,
      texts: { title: "De ruige kust", includes: "Water\nLunch\nEntree" },
    });
    expect(await shown(server, place)).toEqual(saved.texts);
    expect(await shown(server, { ...place, language: "en" })).toBeUndefined();

    const records = await server.call(listTextRecordsEndpoint, { token });
    expect(records).toHaveLength(TEXT_PARTS.length * LANGUAGES.length);
    expect(records).toContainEqual(saved);

    await writing(server, { token, ...place, version: 1, title: "", includes: saved.texts.includes });
    expect(await shown(server, place)).toEqual({ includes: "Water\nLunch\nEntree" });
    await writing(server, { token, ...place, version: 2 });
    expect(await shown(server, place)).toBeUndefined();
  });

  it("keep the one that was saved first when two staff write at once", async () => {
    const [one, other] = [await staff(), await staff()];
    const place = { part: "xl", language: "en" } as const;
    const answers = await Promise.all(
      [one, other].map(({ token }, index) =>
        server.app.inject({
          method: "PUT",
          url: "/api/admin/site-texts/xl/en/",
          headers: { authorization: `Bearer ${token}` },
          payload: { version: 0, about: `Room for seven, says ${index}.` },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(await shown(server, place)).toEqual({ about: `Room for seven, says ${winner}.` });
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: "edit_conflict",
    });
  });

  it("are in the audit log with the old and the new", async () => {
    const { token, username } = await staff();
    const place = { token, part: "opening", language: "en" } as const;
    await writing(server, { ...place, version: 0, hours: "Daily 7 to 22" });
    await writing(server, { ...place, version: 1, hours: "Daily 8 to 20", welcome: "Bon bini" });
    // Saving what is there already is no change.
    await writing(server, { ...place, version: 2, hours: "Daily 8 to 20", welcome: "Bon bini" });
    const entries = await server.call(listAuditLogEndpoint, { token, query: { action: "edit_site_text" } });
    const mine = entries.filter(({ subject }) => subject === "text opening en");
    expect(mine.map(({ actor, detail }) => ({ actor, detail }))).toEqual([
      {
        actor: username,
        detail: {
          welcome: { from: null, to: "Bon bini" },
          hours: { from: "Daily 7 to 22", to: "Daily 8 to 20" },
        },
      },
      { actor: username, detail: { hours: { from: null, to: "Daily 7 to 22" } } },
    ]);
  });

  it("are plain text of a bounded length, and only of the fields that their part has", async () => {
    const { token } = await staff();
    const send = (payload: object, part = "christoffel-mountain") =>
      server.app.inject({
        method: "PUT",
        url: `/api/admin/site-texts/${part}/en/`,
        headers: { authorization: `Bearer ${token}` },
        payload: { version: 0, ...payload },
      });
    for (const [field, value] of [
      ["title", "a".repeat(TEXT_FIELDS.title.most + 1)],
      ["about", "a".repeat(TEXT_FIELDS.about.most + 1)],
      ["about", "a\u0000b"],
      ["includes", "a".repeat(TEXT_FIELDS.includes.most + 1)],
      ["includes", "a\n".repeat(TEXT_FIELDS.includes.lines + 1)],
      ["title", 7],
    ] as const) {
      const refused = await send({ [field]: value });
      expect([field, refused.statusCode]).toEqual([field, 400]);
      expect(Object.keys(refused.json().fields)).toEqual([field]);
    }
    expect((await send({}, "moon")).statusCode).toBe(404);
    const longest = {
      title: "a".repeat(TEXT_FIELDS.title.most),
      about: "<b>Up</b> & away",
      includes: `${"b".repeat(TEXT_FIELDS.includes.most)}\n`.repeat(TEXT_FIELDS.includes.lines),
    };
    const taken = await send({ ...longest, nickname: "No car", status: "x" });
    expect(taken.json().texts).toEqual({ ...longest, includes: longest.includes.trimEnd() });
  });
});

import { expect, it } from "vitest";
import { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import {
  getPaperDetailsEndpoint,
  setPaperDetailsEndpoint,
} from "../../contract/company/paper-details.endpoints.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import {
  noteLookedAtEndpoint,
  readSetupEndpoint,
  sendTrialLetterEndpoint,
  setSiteOpenEndpoint,
} from "../../contract/setup/setup.endpoints.ts";
import type { Setup } from "../../contract/setup/setup.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { makeNewCompany } from "../testing/open-company.ts";
import { workerOf } from "../testing/outbox.ts";
import { aBooking } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

const OWN = {
  name: "Dushi Taxi",
  legal_name: "Dushi Taxi N.V.",
  permit_number: "TX-1302",
  address: "Kaya Grandi 3, Barber",
  phone: "+59997778888",
  whatsapp: "+59997778888",
  email: "office@dushi.example",
};

const doneOf = ({ steps }: Setup) => steps.filter(({ done }) => done).map(({ step }) => step);

onADatabase("the first day of a company", (server) => {
  it("reads each step from what was done, and opens the site to guests once nothing they need is missing", async () => {
    await makeNewCompany(server.db);
    const { token } = await makeAccount(server, { role: "staff" });
    const read = () => server.call(readSetupEndpoint, { token });
    expect(await read()).toMatchObject({ site_open: false, may_open: false });
    expect(doneOf(await read())).toEqual([]);
    expect((await server.call(getConfigEndpoint, {})).company).toMatchObject({
      opens_soon: true,
      name: "Taxi",
      phone: "",
    });

    const refused = await server.request(setSiteOpenEndpoint, { token, body: { open: true } });
    expect(refused.json()).toMatchObject({
      code: "setup_unfinished",
      missing: ["name", "numbers", "tariff", "driver", "mail"],
    });
    const guest = await server.request(bookRideEndpoint, { body: aBooking(server) });
    expect([guest.statusCode, guest.json().code]).toEqual([409, "not_open_yet"]);
    expect((await server.request(bookRideEndpoint, { token, body: aBooking(server) })).statusCode).toBe(201);

    await server.call(editCompanyProfileEndpoint, { token, body: OWN });
    expect(doneOf(await read())).toEqual(["name"]);
    const numbers = await server.call(getPaperDetailsEndpoint, { token });
    await server.call(setPaperDetailsEndpoint, { token, body: { ...numbers, crib: "102.771.340" } });
    await server.call(noteLookedAtEndpoint, { token, body: { step: "tariff" } });
    await makeDriver(server, { plate: "TX 1302", firstName: "Kevin", lastName: "Sluis" });
    await makeAccount(server, { role: "operator", firstName: "Suheily", lastName: "Martis" });
    expect((await server.call(sendTrialLetterEndpoint, { token })).letter).toBe("under_way");
    await workerOf(server, {}).sendDue();
    const ready = await read();
    expect(doneOf(ready)).toEqual(["name", "numbers", "tariff", "driver", "dispatcher", "mail"]);
    expect(ready.steps.find(({ step }) => step === "driver")?.shown).toBe("TX 1302, Kevin Sluis");
    expect(ready).toMatchObject({ may_open: true, letter: null });

    expect(await server.call(setSiteOpenEndpoint, { token, body: { open: true } })).toMatchObject({
      site_open: true,
    });
    expect((await server.call(getConfigEndpoint, {})).company).not.toHaveProperty("opens_soon");
    expect((await server.request(bookRideEndpoint, { body: aBooking(server) })).statusCode).toBe(201);
    const [entry] = await server.call(listAuditLogEndpoint, { token, query: { limit: 1 } });
    expect(entry).toMatchObject({ action: "open_site", subject: "company" });

    await server.call(setSiteOpenEndpoint, { token, body: { open: false } });
    const late = await server.request(bookRideEndpoint, { body: aBooking(server, { luggage_count: 1 }) });
    expect(late.json()).toMatchObject({
      code: "closed_for_now",
      error: expect.stringContaining("closed for now"),
    });
  });

  it("closes a site that was open with words of its own, changes them, and opens it again whatever the list says", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    const set = (body: { open: boolean; text?: { en?: string; nl?: string } }) =>
      server.call(setSiteOpenEndpoint, { token, body });
    const company = async () => (await server.call(getConfigEndpoint, {})).company;
    await server.db.updateTable("company_profile").set({ site_open: true, closed_text: null }).execute();
    await set({ open: false, text: { nl: "Storm. Morgen rijden we weer." } });
    expect(await company()).toMatchObject({
      opens_soon: true,
      closed_text: { nl: "Storm. Morgen rijden we weer." },
    });
    await set({ open: false, text: { en: "Back on Monday." } });
    expect((await company()).closed_text).toEqual({ en: "Back on Monday." });
    expect((await set({ open: true })).site_open).toBe(true);
    expect(await company()).not.toHaveProperty("opens_soon");
    const entries = await server.call(listAuditLogEndpoint, { token, query: { limit: 3 } });
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ["open_site", null],
      ["close_site", { en: "Back on Monday." }],
      ["close_site", { nl: "Storm. Morgen rijden we weer." }],
    ]);
  });

  it("asks again for a look at a tariff that was made since", async () => {
    const { id, token } = await makeAccount(server, { role: "staff" });
    await server.call(noteLookedAtEndpoint, { token, body: { step: "tariff" } });
    expect(doneOf(await server.call(readSetupEndpoint, { token }))).toContain("tariff");
    const created_at = new Date(server.clock.now().getTime() + 1000);
    await server.db
      .insertInto("tariffs")
      .columns(["valid_from", "rules", "created_by", "created_at"])
      .expression((select) =>
        select
          .selectFrom("tariffs")
          .select(({ val }) => ["valid_from", "rules", val(id).as("by"), val(created_at).as("at")])
          .limit(1),
      )
      .execute();
    expect(doneOf(await server.call(readSetupEndpoint, { token }))).not.toContain("tariff");
  });
});

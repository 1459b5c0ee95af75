import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import {
  askPaymentEndpoint,
  cancelPayLinkEndpoint,
  getPaymentToMakeEndpoint,
  listPayLinksEndpoint,
  refundPayLinkEndpoint,
} from "../../contract/pay-links/pay-links.endpoints.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import { type TestAccount, makeAccount } from "../testing/accounts.ts";
import { startFakeSentoo } from "../testing/fake-sentoo.ts";
import { makeRide } from "../testing/rides.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { followPayLinks } from "./follow-pay-links.ts";
import { isOfProvider, sentooProvider } from "./sentoo-provider.ts";

const sentoo = await startFakeSentoo();
const provider = sentooProvider(sentoo);
afterAll(() => sentoo.close());

onEachDatabase(
  "payments by Sentoo",
  (server) => {
    let staff: TestAccount;
    beforeAll(async () => {
      staff = await makeAccount(server, { role: "staff" });
      const pay_links = JSON.stringify({ mode: "offered", currency: "XCG" });
      await server.db.updateTable("company_profile").set({ pay_links }).execute();
    });
    afterEach(() => {
      Object.assign(sentoo.mood, { status: 0, silent: false, pages: null });
      sentoo.nextHour();
    });

    const follow = () =>
      followPayLinks({
        db: server.db,
        clock: server.clock,
        provider,
        publicUrl: "https://taxi.example",
        log: server.app.log,
      });
    async function ask() {
      const ride = await makeRide(server, { fare_cents: 2_600, language: "nl" });
      const body = { ride_id: ride.id, purpose: "fare" as const, send: false };
      const { id, code } = await server.call(askPaymentEndpoint, { body, token: staff.token });
      const look = async () => {
        const found = await server.call(listPayLinksEndpoint, {
          query: { ride_id: ride.id },
          token: staff.token,
        });
        return found.find((one) => one.id === id);
      };
      const page = () => server.call(getPaymentToMakeEndpoint, { params: { code } });
      return { id, code, ride, look, page };
    }
    const transactionOf = async (look: Awaited<ReturnType<typeof ask>>["look"]) => {
      const id = (await look())?.provider_id ?? "";
      const transaction = sentoo.transactions.get(id);
      if (!transaction) throw new Error("Sentoo knows of no such payment");
      return { id, transaction };
    };
    const notice = (id: string) =>
      server.app.inject({ method: "POST", url: "/gateways/payments/", ...sentoo.noticeOf(id) });

    it("are made in guilders, without a word of who pays, and are paid when Sentoo says so to us", async () => {
      const { look, page, code, ride } = await ask();
      await follow();
      const { id, transaction } = await transactionOf(look);
      const { sentoo_expires: expires, ...form } = Object.fromEntries(transaction.form);
      expect(form).toEqual({
        sentoo_merchant: sentoo.merchant,
        sentoo_amount: "4654",
        sentoo_currency: "XCG",
        sentoo_description: ride.reference,
        sentoo_return_url: `https://taxi.example/nl/pay/${code}?returned=true`,
      });
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
      expect((await page()).link).toBe(`${sentoo.url}/p/${id}`);
      // The message is believed in nothing: it was not paid yet.
      server.clock.advance(MINUTE_MS);
      await notice(id);
      await follow();
      expect((await look())?.state).toBe("open");
      transaction.state = "success";
      server.clock.advance(MINUTE_MS);
      await notice(id);
      await follow();
      expect(await look()).toMatchObject({ state: "paid", amount: "26.00" });
      expect((await page()).link).toBeNull();
      // What comes afterwards is late.
      transaction.state = "expired";
      await notice(id);
      server.clock.advance(HOUR_MS);
      await follow();
      expect((await look())?.state).toBe("paid");
    });

    it("are heard of also where somebody had looked at the page in the moment before", async () => {
      const { look, page } = await ask();
      await follow();
      const { id, transaction } = await transactionOf(look);
      await page();
      await follow();
      transaction.state = "success";
      await notice(id);
      server.clock.advance(3 * SECOND_MS);
      await follow();
      expect((await look())?.state).toBe("paid");
    });

    it("are asked for again while Sentoo is away, and wait without a link", async () => {
      const { look, page } = await ask();
      sentoo.mood.status = 503;
      await follow();
      expect(await look()).toMatchObject({ state: "open", in_trouble: true, provider_id: null });
      expect((await page()).link).toBeNull();
      sentoo.mood.status = 0;
      await follow();
      expect((await look())?.provider_id).toBeNull();
      server.clock.advance(MINUTE_MS);
      await follow();
      expect(await look()).toMatchObject({ in_trouble: false, provider_id: expect.any(String) });
    });

    it.each([
      ["failed", "failed"],
      ["cancelled", "cancelled"],
      ["expired", "expired"],
      ["pending", "open"],
      ["a word it hasn't had before", "open"],
    ])("that are %s there are %s here, also without a message", async (said, state) => {
      const { look } = await ask();
      await follow();
      const { transaction } = await transactionOf(look);
      transaction.state = said;
      server.clock.advance(2 * MINUTE_MS);
      await follow();
      expect((await look())?.state).toBe(state);
    });

    it("are asked after no more than Sentoo answers in an hour, whoever sends messages", async () => {
      const { look, page } = await ask();
      await follow();
      const { id } = await transactionOf(look);
      const asked = () => sentoo.asked.filter(({ path }) => path.endsWith(`/${id}`)).length;
      for (let turn = 0; turn < 40; turn += 1) {
        server.clock.advance(MINUTE_MS);
        await notice(id);
        await page();
        await follow();
      }
      expect(asked()).toBeLessThanOrEqual(10);
      expect((await look())?.in_trouble).toBe(false);
    });

    it("can't be paid any more once the office takes them back; what was paid in that moment counts", async () => {
      const [gone, paid] = [await ask(), await ask()];
      await follow();
      const theirs = await transactionOf(gone.look);
      const quick = await transactionOf(paid.look);
      quick.transaction.state = "success";
      for (const { id } of [gone, paid]) {
        await server.call(cancelPayLinkEndpoint, { params: { id }, token: staff.token });
      }
      await follow();
      expect(theirs.transaction.state).toBe("cancelled");
      expect([(await gone.look())?.state, (await paid.look())?.state]).toEqual(["cancelled", "paid"]);
    });

    it("are given back by hand: the office says that it has done so", async () => {
      const { look, id } = await ask();
      await follow();
      const { transaction } = await transactionOf(look);
      transaction.state = "success";
      server.clock.advance(2 * MINUTE_MS);
      await follow();
      const body = { amount: 26, reason: "Called off" };
      const back = await server.call(refundPayLinkEndpoint, { params: { id }, body, token: staff.token });
      expect(back).toMatchObject({ state: "refunded", refunds_by_hand: true, refunds: [{ state: "done" }] });
    });

    it("lead nowhere but to Sentoo", async () => {
      const { look, page } = await ask();
      sentoo.mood.pages = "https://sentoo.example.com";
      await follow();
      expect([(await look())?.in_trouble, (await page()).link]).toEqual([true, null]);
    });
  },
  { payments: { provider, trials: null } },
);

it.each([
  ["https://pay.sentoo.io/p/1", true],
  ["https://sentoo.io/p/1", true],
  ["http://pay.sentoo.io/p/1", false],
  ["https://sentoo.io.example/p/1", false],
  ["https://notsentoo.io/p/1", false],
  ["https://pay.sentoo.io@example.com/p/1", false],
  ["https://user:word@pay.sentoo.io/p/1", false],
  ["javascript:alert(1)", false],
  ["//pay.sentoo.io", false],
])("takes %s for an address of Sentoo: %s", (link, isTheirs) => {
  expect(isOfProvider(link, "https://api.sandbox.sentoo.io")).toBe(isTheirs);
});

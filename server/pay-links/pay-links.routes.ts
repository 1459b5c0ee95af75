import type { FastifyBaseLogger } from "fastify";
import {
  askPaymentEndpoint,
  cancelPayLinkEndpoint,
  getPayLinkSettingsEndpoint,
  getPaymentToMakeEndpoint,
  listPayLinksEndpoint,
  payTrackedRideEndpoint,
  refundPayLinkEndpoint,
  sendPayLinkEndpoint,
  setPayLinkSettingsEndpoint,
  tipTrackedRideEndpoint,
} from "../../contract/pay-links/pay-links.endpoints.ts";
import { can } from "../../domain/accounts/roles.ts";
import { orAskSecondPerson } from "../approvals/second-person.ts";
import type { Clock } from "../process/clock.ts";
import { getPayLinkSettings, setPayLinkSettings } from "../company/pay-link-settings.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import type { PriceRules } from "../fares/price-rules.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { CREDIT_NOTES } from "../partners/credit-statement.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import { pageOf } from "../http/page.ts";
import type { Serve } from "../http/serve.ts";
import { getRideByCode } from "../rides/get-ride.ts";
import { type Asking, askForTrackedRide, askPayment } from "./ask-payment.ts";
import { askForTip } from "./ask-tip.ts";
import { cancelPayLink } from "./cancel-pay-link.ts";
import { followPayLink } from "./follow-pay-links.ts";
import { followReturned } from "./follow-returned.ts";
import { checkPayLinkSoon } from "./check-pay-link-soon.ts";
import { WAIT_FOR_RETURN_MS } from "./pay-link-times.ts";
import type { PayProvider } from "./pay-provider.ts";
import { getPaymentToMake, readPayLink, readPayLinks } from "./read-pay-links.ts";
import { refundPayLink } from "./refund-pay-link.ts";
import { sendPayLink } from "./send-pay-link.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** Null where the server has nobody who takes the money. */
  provider: PayProvider | null;
  /** The rules of prices, which say what deposit is asked. */
  rules: PriceRules;
  log: FastifyBaseLogger;
};

const NO_PROVIDER = "This server has no provider for payments.";

/** Payments by link: by the guest, and as the office asks for it. */
export function payLinksRoutes(
  serve: Serve,
  { db, clock, publicUrl, provider, rules, log }: Dependencies,
): void {
  const change = (caller: Caller) => ({ by: signedIn(caller).accountId, now: clock.now() });
  const ofRidesOnly = (caller: Caller) => !can(caller.actor, "administer");
  const answer = (trx: Trx | Db, id: number, caller: Caller) =>
    readPayLink(trx, { id, ofRidesOnly: ofRidesOnly(caller) });

  serve(getPaymentToMakeEndpoint, async ({ params: { code }, query }) => {
    const payment = await getPaymentToMake(db, code);
    if (payment.state !== "open") return payment;
    if (query.returned === undefined || provider === null) {
      await checkPayLinkSoon(db, { code, now: clock.now() });
      return payment;
    }
    const asked = followReturned({ ...present().following, waitMs: WAIT_FOR_RETURN_MS }, code);
    return (await asked) ? getPaymentToMake(db, code) : payment;
  });

  serve(payTrackedRideEndpoint, ({ params: { tracking_code: trackingCode } }) =>
    begin(trackingCode, (trx, asking) => askForTrackedRide(trx, { trackingCode, ...asking })),
  );

  serve(tipTrackedRideEndpoint, ({ params: { tracking_code: trackingCode }, body: { amount } }) =>
    begin(trackingCode, (trx, asking) => askForTip(trx, { trackingCode, amount, ...asking })),
  );

  serve(listPayLinksEndpoint, async ({ query, caller, request, reply }) => {
    const { state, ride_id: rideId, statement_id: statementId, q: text, ...page } = query;
    const asked = { state, rideId, statementId, text, ofRidesOnly: ofRidesOnly(caller) };
    return pageOf(page, { request, reply }, (part) => readPayLinks(db, { ...asked, ...part }));
  });

  serve(askPaymentEndpoint, async ({ body: asked, caller, transact }) => {
    const { name } = present();
    if (asked.statement_id !== undefined && ofRidesOnly(caller)) throw notFound();
    return transact(async (trx) => {
      const id = await askPayment(trx, { asked, provider: name, ...change(caller) });
      if (asked.send) await sendPayLink(trx, { id, ...change(caller) });
      return answer(trx, id, caller);
    });
  });

  serve(sendPayLinkEndpoint, async ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await answer(trx, id, caller);
      await sendPayLink(trx, { id, ...change(caller) });
      return answer(trx, id, caller);
    }),
  );

  serve(cancelPayLinkEndpoint, async ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await answer(trx, id, caller);
      await cancelPayLink(trx, { id, ...change(caller) });
      return answer(trx, id, caller);
    }),
  );

  serve(refundPayLinkEndpoint, async ({ params: { id }, body: refund, caller, transact }) => {
    await answer(db, id, caller);
    // A driver's charges are the office's to make.
    if (refund.borne_by === "driver" && !can(caller.actor, "administer")) {
      throw new ApiError("forbidden", "Only the office lets a driver bear a refund.");
    }
    return orAskSecondPerson({ db, clock, by: signedIn(caller).accountId }, () =>
      transact(
        async (trx) => {
          await refundPayLink(trx, { id, refund, provider, ...change(caller) });
          return answer(trx, id, caller);
        },
        // A refund of a statement may be credited.
        { locks: [CREDIT_NOTES] },
      ),
    );
  });

  serve(getPayLinkSettingsEndpoint, async () => shown(await getPayLinkSettings(db)));

  serve(setPayLinkSettingsEndpoint, async ({ body: { version, ...settings }, caller, transact }) => {
    if (settings.mode !== "off" && provider === null) {
      throw new ApiError("invalid_input", NO_PROVIDER, { fields: { mode: NO_PROVIDER } });
    }
    const kept = await transact(async (trx) =>
      shown(await setPayLinkSettings(trx, { settings, version, ...change(caller) })),
    );
    rules.forget();
    return kept;
  });

  /** Begins a payment of a ride, and says where it is paid. */
  async function begin(trackingCode: string, askFor: (trx: Trx, asking: Asking) => Promise<number>) {
    await getRideByCode(db, trackingCode);
    const { name, following } = present();
    const id = await inTransaction(db, (trx) => askFor(trx, { provider: name, now: clock.now() }));
    // Asked outside of the transaction; where the provider is away, the page waits for the next try.
    await followPayLink(following, id);
    const { code } = await readPayLink(db, { id, ofRidesOnly: true });
    return getPaymentToMake(db, code);
  }

  function present() {
    if (provider === null) throw new ApiError("nothing_to_pay", NO_PROVIDER);
    return { name: provider.name, provider, following: { db, clock, publicUrl, provider, log } };
  }

  function shown({ settings, version }: Awaited<ReturnType<typeof getPayLinkSettings>>) {
    return { ...settings, provider: provider?.name ?? null, version };
  }
}

import type { FastifyBaseLogger } from "fastify";
import { SITE_PATHS, localizedPath } from "../../domain/company/site-map.ts";
import { type Language, languageOf } from "../../domain/languages.ts";
import { RETURNED } from "../../domain/pay-links/pay-link.ts";
import type { Clock } from "../process/clock.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { payLinkSubject } from "./ask-payment.ts";
import { describe } from "./describe.ts";
import { CHECKS_HOUR_MS, CLAIM_MS, MOST_CHECKS, retryAfter, waitAfter } from "./pay-link-times.ts";
import { type PayProvider, ProviderAway, type ProviderState } from "./pay-provider.ts";
import {
  claimDueLinks,
  claimDueRefunds,
  claimLink,
  endRefund,
  findPayLink,
  keepProviderLink,
  listOpenOfDeadRides,
  listOpenPastOwed,
  takeBackOpenLink,
  updatePayLink,
} from "./pay-links.queries.ts";
import { refuseRefund } from "./refund-pay-link.ts";
import { tellOfRefund } from "./tell-of-refund.ts";
import { takeProviderState } from "./take-provider-state.ts";

export const FOLLOW_PAY_LINKS_EVERY_MS = 2_000;
const AT_ONCE = 10;

export type Following = {
  db: Db;
  provider: PayProvider;
  clock: Clock;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, "warn">;
};
type Link = NonNullable<Awaited<ReturnType<typeof findPayLink>>>;

/** Looks after what is to be paid by link: asks the provider for it, hears whether it was paid, and gives back. */
export async function followPayLinks(following: Following): Promise<void> {
  const { db, clock } = following;
  const now = clock.now();
  const overtaken = [...(await listOpenOfDeadRides(db, now)), ...(await listOpenPastOwed(db))];
  for (const { id } of overtaken) await takeBackOpenLink(db, id, now);
  const until = new Date(now.getTime() + CLAIM_MS);
  const due = await claimDueLinks(db, { now, until, limit: AT_ONCE });
  await Promise.all(due.map(({ id }) => lookAt(following, id)));
  const refunds = await claimDueRefunds(db, { now, until, limit: AT_ONCE });
  await Promise.all(refunds.map((refund) => giveBack(following, refund)));
}

/** The same for one payment, at once, where no other server is at it. */
export async function followPayLink(following: Following, id: number): Promise<void> {
  const now = following.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  if (await claimLink(following.db, { id, now, until })) await lookAt(following, id);
}

async function lookAt(following: Following, id: number): Promise<void> {
  const { db, provider, clock, log } = following;
  const link = await findPayLink(db, id);
  if (!link) return;
  // It was made with another provider, which nobody can ask any more.
  if (link.provider !== provider.name) return updatePayLink(db, id, { next_check_at: null });
  const now = clock.now();
  try {
    if (link.provider_id === null) await make(following, link);
    else await hear(following, link, link.provider_id);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn({ payLink: id, reason: error.reason }, "the payment provider could not be asked");
    const next_check_at = new Date(now.getTime() + retryAfter(link.tries));
    await updatePayLink(db, id, { tries: link.tries + 1, trouble: error.reason, next_check_at });
  }
}

/** Makes an open payment at the provider. One that ran out or was taken back before that is none. */
async function make({ db, provider, clock, publicUrl }: Following, link: Link): Promise<void> {
  const now = clock.now();
  if (link.state !== "open" || link.expires_at <= now) {
    const ended = link.state === "open" ? { state: "expired" as const, ended_at: now } : {};
    return updatePayLink(db, link.id, { ...ended, next_check_at: null });
  }
  const page = SITE_PATHS.pay.replace("{code}", link.code);
  const made = await provider.create({
    chargedCents: link.charged_cents,
    currency: link.currency,
    description: describe(link),
    returnUrl: `${publicUrl}${localizedPath(languageOfPayer(link), page)}?${RETURNED}=true`,
    expiresAt: link.expires_at,
  });
  const next_check_at = new Date(now.getTime() + waitAfter(0));
  const kept = await keepProviderLink(db, {
    id: link.id,
    provider_id: made.id,
    link: made.link,
    next_check_at,
  });
  if (!kept) await provider.cancel(made.id);
}

function languageOfPayer(link: Link): Language {
  return languageOf(link.ride_language ?? link.statement_language ?? "");
}

/** Hears how a payment stands. One that is over here is taken back there too, and was perhaps paid at the last moment. */
async function hear({ db, provider, clock }: Following, link: Link, providerId: string): Promise<void> {
  const now = clock.now();
  const since = link.checks_since;
  const isNewHour = since === null || now.getTime() - since.getTime() >= CHECKS_HOUR_MS;
  if (!isNewHour && link.checks >= MOST_CHECKS) {
    const next_check_at = new Date(since.getTime() + CHECKS_HOUR_MS);
    return updatePayLink(db, link.id, { next_check_at });
  }
  const isOver = link.state !== "open" || link.expires_at <= now;
  await updatePayLink(db, link.id, {
    checked_at: now,
    checks: isNewHour ? 1 : link.checks + 1,
    ...(isNewHour ? { checks_since: now, notices: 0 } : {}),
  });
  if (isOver) await provider.cancel(providerId);
  const heard = await provider.stateOf(providerId);
  // It ran out: that it is cancelled there is our own doing.
  const state: ProviderState = isOver && heard !== "paid" ? "expired" : heard;
  await takeProviderState(db, { id: link.id, state, now: clock.now() });
  const next_check_at = state === "open" ? new Date(now.getTime() + waitAfter(link.tries)) : null;
  await updatePayLink(db, link.id, { tries: link.tries + 1, trouble: null, next_check_at });
}

type Refund = Awaited<ReturnType<typeof claimDueRefunds>>[number];

async function giveBack({ db, provider, clock, log }: Following, refund: Refund): Promise<void> {
  const link = await findPayLink(db, refund.pay_link_id);
  if (!link || link.provider_id === null || link.provider !== provider.name) return;
  try {
    const { id: refundId, charged_cents: chargedCents } = refund;
    const state = await provider.refund({ id: link.provider_id, refundId, chargedCents });
    const now = clock.now();
    await inTransaction(db, async (trx) => {
      if (state === "refused") return refuseRefund(trx, { refund, now });
      if (!(await endRefund(trx, { id: refundId, state }))) return;
      await tellOfRefund(trx, { linkId: link.id, cents: refund.amount_cents, now });
      await recordAudit(trx, {
        actorId: null,
        action: "refund_pay_link",
        subject: payLinkSubject(link.id),
        detail: { refund: refundId, state },
        at: now,
      });
    });
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn(
      { refund: refund.id, reason: error.reason },
      "the payment provider could not be asked for a refund",
    );
  }
}

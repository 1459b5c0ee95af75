import { fullName } from "../../domain/accounts/full-name.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { PayLink, PaymentToMake } from "../../contract/pay-links/pay-link-schemas.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { readBorneByDriver } from "../settlements/charge-refund.ts";
import { describe } from "./describe.ts";
import { findPayLink, findPayLinkByCode, listPayLinks, listRefundsOf } from "./pay-links.queries.ts";

type Row = NonNullable<Awaited<ReturnType<typeof findPayLink>>>;

const CODE = /^[\w-]{1,64}$/;

/** The sum to pay, for everybody who has the code. */
export async function getPaymentToMake(db: Db, code: string): Promise<PaymentToMake> {
  const row = CODE.test(code) ? await findPayLinkByCode(db, code) : undefined;
  if (!row) throw notFound();
  return {
    code: row.code,
    purpose: row.purpose,
    state: row.state,
    amount: toDollarString(row.amount_cents),
    currency: row.currency,
    charged: toDollarString(row.charged_cents),
    reference: describe(row),
    link: row.state === "open" ? row.link : null,
    expires_at: row.expires_at.toISOString(),
    trial: row.provider === "file",
  };
}

/** Payments from the newest. */
export async function readPayLinks(
  db: Db | Trx,
  asked: Parameters<typeof listPayLinks>[1],
): Promise<PayLink[]> {
  const rows = await listPayLinks(db, asked);
  const refunds = await readRefunds(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => present(row, { ...refunds, ofRidesOnly: asked.ofRidesOnly }));
}

/** One payment. An operator has nothing to do with what hotels and firms pay. */
export async function readPayLink(
  db: Db | Trx,
  { id, ofRidesOnly }: { id: number; ofRidesOnly: boolean },
): Promise<PayLink> {
  const row = await findPayLink(db, id);
  if (!row || (ofRidesOnly && row.statement_id !== null)) throw notFound();
  return present(row, { ...(await readRefunds(db, [id])), ofRidesOnly });
}

type Refunds = Awaited<ReturnType<typeof readRefunds>> & { ofRidesOnly: boolean };

async function readRefunds(db: Db | Trx, linkIds: readonly number[]) {
  const refunds = await listRefundsOf(db, linkIds);
  const borneByDriver = await readBorneByDriver(
    db,
    refunds.map(({ id }) => id),
  );
  return { refunds, borneByDriver };
}

function present(row: Row, { refunds, borneByDriver, ofRidesOnly }: Refunds): PayLink {
  return {
    id: row.id,
    code: row.code,
    purpose: row.purpose,
    state: row.state,
    amount: toDollarString(row.amount_cents),
    currency: row.currency,
    charged: toDollarString(row.charged_cents),
    refunded: toDollarString(row.refunded_cents),
    refund_due: toDollarString(row.refund_due_cents),
    ride:
      row.ride_id === null
        ? null
        : {
            id: row.ride_id,
            reference: row.reference ?? "",
            rider_name: row.rider_name ?? "",
            driver_name:
              row.driver_first_name === null || ofRidesOnly
                ? null
                : fullName({ first_name: row.driver_first_name, last_name: row.driver_last_name ?? "" }),
          },
    statement:
      row.statement_id === null
        ? null
        : { id: row.statement_id, number: row.statement_number ?? 0, name: row.statement_name ?? "" },
    provider: row.provider,
    provider_id: row.provider_id,
    refunds_by_hand: row.provider !== "file",
    asked_by:
      row.asked_by === null
        ? null
        : fullName({ first_name: row.first_name ?? "", last_name: row.last_name ?? "" }),
    in_trouble: row.trouble !== null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    refunds: refunds
      .filter((refund) => refund.pay_link_id === row.id)
      .map((refund) => ({
        amount: toDollarString(refund.amount_cents),
        reason: refund.reason,
        by: fullName(refund),
        at: refund.made_at.toISOString(),
        state: refund.state,
        borne_by: borneByDriver.has(refund.id) ? ("driver" as const) : ("company" as const),
      })),
  };
}

import { curacaoDate } from "../../domain/curacao-time.ts";
import { fullName } from "../../domain/accounts/full-name.ts";
import { toHundredths } from "../../domain/dated-rates.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { fromDollars } from "../../domain/money.ts";
import { KEPT_KINDS, signOf } from "../../domain/settlements/driver-money.ts";
import type {
  DriverAccount,
  DriverEntry,
  NewDriverEntry,
} from "../../contract/settlements/driver-account-schemas.ts";
import { accountSubject, recordAudit } from "../audit/record-audit.ts";
import { presentRates } from "../company/rate-rows.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { readBalances } from "./balances.ts";
import { settingCommission } from "./commission-changes.ts";
import { type NewRate, refuseUnsaidPast } from "./commission-rates.ts";
import {
  findDriverEntry,
  findDriverRate,
  findRent,
  insertDriverEntry,
  insertDriverRate,
  insertRent,
  listDriverEntries,
  listDriverRates,
  listRents,
  withdrawDated,
} from "./driver-accounts.queries.ts";
import { findDriverToSettle } from "./settlements.queries.ts";

const MOST_ENTRIES = 100;
type Change = { by: number; now: Date };

/** A driver's entries, rents and commission, and what their closed settlements have left open. */
export async function readDriverAccount(db: Db | Trx, driverId: number, now: Date): Promise<DriverAccount> {
  const driver = await getDriver(db, driverId);
  const [entries, rents, rates, balances] = await Promise.all([
    listDriverEntries(db, { driverId, limit: MOST_ENTRIES }),
    listRents(db, driverId),
    listDriverRates(db, driverId),
    readBalances(db, [driverId]),
  ]);
  const balance = balances(driverId);
  const today = curacaoDate(now);
  const standing = presentRates(
    rents.map(({ cents, ...rent }) => ({ ...rent, hundredths: cents })),
    today,
  );
  return {
    driver_id: driverId,
    driver_name: fullName(driver),
    balance_usd: toDollarString(balance.usdCents),
    balance_xcg: toDollarString(balance.xcgCents),
    entries: entries.map(present),
    rents: standing.map(({ id, valid_from, state, created_at, created_by }, at) => ({
      id,
      valid_from,
      state,
      created_at,
      created_by,
      amount: toDollarString(rents[at]?.cents ?? 0),
    })),
    commission_rates: presentRates(rates, today),
  };
}

export async function addDriverEntry(
  trx: Trx,
  { driverId, entry, by, now }: { driverId: number; entry: NewDriverEntry } & Change,
): Promise<DriverAccount> {
  await getDriver(trx, driverId);
  const cents = fromDollars(entry.amount) * signOf(entry.kind);
  const { id } = await insertDriverEntry(trx, {
    driver_id: driverId,
    kind: entry.kind,
    day: entry.day,
    usd_cents: entry.currency === "usd" ? cents : 0,
    xcg_cents: entry.currency === "xcg" ? cents : 0,
    note: entry.note,
    made_by: by,
    made_at: now,
  });
  await recordAudit(trx, {
    actorId: by,
    action: "add_driver_entry",
    subject: accountSubject(driverId),
    detail: { entry: id, ...entry },
    at: now,
  });
  return readDriverAccount(trx, driverId, now);
}

/** Takes an entry back by an opposite one of today, which comes into the same settlement or the next. */
export async function takeBackDriverEntry(
  trx: Trx,
  { id, reason, by, now }: { id: number; reason: string } & Change,
): Promise<DriverAccount> {
  const entry = await findDriverEntry(trx, id);
  if (!entry) throw notFound();
  const driverId = entry.driver_id;
  // Two who take it back at once wait for each other here.
  await findDriverToSettle(trx, driverId, { locked: true });
  const rows = await listDriverEntries(trx, { driverId, limit: Number.MAX_SAFE_INTEGER });
  const isBack = rows.some((row) => row.takes_back === id);
  if (entry.correction_id !== null) {
    throw new ApiError(
      "edit_conflict",
      "This goes with the correction of a fare. Correct the fare once more.",
    );
  }
  if (entry.kind === "tip") {
    throw new ApiError("edit_conflict", "This goes with a tip by link. Refund the payment instead.");
  }
  if (entry.kind === "paid_out") {
    throw new ApiError("edit_conflict", "This goes with a refund in cash. Enter a charge for the driver.");
  }
  if (entry.kind === "car") {
    throw new ApiError("edit_conflict", "This goes with the cost of a car. Take that cost back.");
  }
  if (entry.kind === "payment") {
    throw new ApiError("edit_conflict", "This goes with the payment of a ride. Say that payment once more.");
  }
  if (entry.kind === "commission") {
    throw new ApiError("edit_conflict", "This goes with a commission. Set the commission once more.");
  }
  if (entry.takes_back !== null || isBack) {
    throw new ApiError("edit_conflict", "This entry can't be taken back, or is taken back already.");
  }
  await insertDriverEntry(trx, {
    driver_id: driverId,
    kind: entry.kind,
    // An entry of a day to come is taken back on its day, so that both come into one settlement.
    day: entry.day > curacaoDate(now) ? entry.day : curacaoDate(now),
    usd_cents: -entry.usd_cents,
    xcg_cents: -entry.xcg_cents,
    note: reason,
    takes_back: id,
    made_by: by,
    made_at: now,
  });
  await recordAudit(trx, {
    actorId: by,
    action: "take_back_driver_entry",
    subject: accountSubject(driverId),
    detail: {
      entry: id,
      usd: toDollarString(entry.usd_cents),
      xcg: toDollarString(entry.xcg_cents),
      reason,
    },
    at: now,
  });
  return readDriverAccount(trx, driverId, now);
}

/** Sets a week's rent from a day on: today or later, the first of all on any day. */
export async function addDriverRent(
  trx: Trx,
  { driverId, rent, by, now }: { driverId: number; rent: { valid_from: string; amount: number } } & Change,
): Promise<DriverAccount> {
  await getDriver(trx, driverId);
  const earlier = (await listRents(trx, driverId)).some((row) => row.withdrawn_at === null);
  if (earlier && rent.valid_from < curacaoDate(now)) {
    const sentence = "A rent can't change in the past. Enter a bonus or a charge for the difference.";
    throw new ApiError("invalid_input", sentence, { fields: { valid_from: sentence } });
  }
  const { id } = await insertRent(trx, {
    driver_id: driverId,
    valid_from: rent.valid_from,
    cents: fromDollars(rent.amount),
    created_by: by,
    created_at: now,
  });
  await recordAudit(trx, {
    actorId: by,
    action: "add_driver_rent",
    subject: accountSubject(driverId),
    detail: { rent: id, ...rent },
    at: now,
  });
  return readDriverAccount(trx, driverId, now);
}

/** Sets the commission of one driver from a day on, in the place of everybody's. */
export async function addDriverCommission(
  trx: Trx,
  { driverId, rate, by, now }: { driverId: number; rate: NewRate } & Change,
): Promise<DriverAccount> {
  await getDriver(trx, driverId);
  refuseUnsaidPast(rate, now);
  const setting = { since: rate.valid_from, driverId, reason: rate.reason ?? "", by, now };
  const { id } = await settingCommission(trx, setting, () =>
    insertDriverRate(trx, {
      driver_id: driverId,
      valid_from: rate.valid_from,
      hundredths: toHundredths(rate.percent),
      created_by: by,
      created_at: now,
    }),
  );
  await recordAudit(trx, {
    actorId: by,
    action: "add_driver_commission",
    subject: accountSubject(driverId),
    detail: { commission: id, ...rate },
    at: now,
  });
  return readDriverAccount(trx, driverId, now);
}

type Withdrawal = { id: number; reason: string } & Change;

export async function withdrawDriverRent(trx: Trx, withdrawal: Withdrawal): Promise<DriverAccount> {
  const row = await findRent(trx, withdrawal.id);
  return withdraw(trx, { ...withdrawal, of: "driver_rents", action: "withdraw_driver_rent", row });
}

export async function withdrawDriverCommission(trx: Trx, withdrawal: Withdrawal): Promise<DriverAccount> {
  const row = await findDriverRate(trx, withdrawal.id);
  const action = "withdraw_driver_commission";
  return withdraw(trx, { ...withdrawal, of: "driver_commission_rates", action, row });
}

type OfDriver = Withdrawal & {
  of: "driver_rents" | "driver_commission_rates";
  action: "withdraw_driver_rent" | "withdraw_driver_commission";
  row: { driver_id: number; valid_from: string } | undefined;
};

async function withdraw(
  trx: Trx,
  { of, action, row, id, reason, by, now }: OfDriver,
): Promise<DriverAccount> {
  if (!row) throw notFound();
  if (!(await withdrawDated(trx, { of, id, by, today: curacaoDate(now), now }))) {
    throw new ApiError("edit_conflict", "This has begun or is already withdrawn.");
  }
  await recordAudit(trx, {
    actorId: by,
    action,
    subject: accountSubject(row.driver_id),
    detail: { valid_from: row.valid_from, reason },
    at: now,
  });
  return readDriverAccount(trx, row.driver_id, now);
}

async function getDriver(db: Db | Trx, driverId: number) {
  const driver = await findDriverToSettle(db, driverId, { locked: false });
  if (!driver) throw notFound();
  return driver;
}

function present(row: Awaited<ReturnType<typeof listDriverEntries>>[number]): DriverEntry {
  const kind = KEPT_KINDS.find((known) => known === row.kind);
  if (!kind) throw new Error("an entry of a driver is of a kind nobody knows");
  return {
    id: row.id,
    kind,
    day: row.day,
    usd: toDollarString(row.usd_cents),
    xcg: toDollarString(row.xcg_cents),
    note: row.note,
    made_by:
      row.first_name === null
        ? null
        : fullName({ first_name: row.first_name, last_name: row.last_name ?? "" }),
    made_at: row.made_at.toISOString(),
    takes_back: row.takes_back,
    taken_back: row.taken_back_by !== null,
    settlement_id: row.settlement_id,
  };
}

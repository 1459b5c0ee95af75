import { fullName } from "../../domain/accounts/full-name.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { languageOf } from "../../domain/languages.ts";
import type { Case, CaseEntry, ListedCase, OwnCase } from "../../contract/cases/case.ts";
import type { CashRefund } from "../../contract/cases/cash-refund.ts";
import { refundableCents } from "../../domain/cases/cash-refund.ts";
import type { PayLink } from "../../contract/pay-links/pay-link-schemas.ts";
import type { CashRefundRow } from "./cash-refunds.queries.ts";
import type { CaseRow, EntryRow, listAskedCases, listCases } from "./cases.queries.ts";

type ListedRow = Awaited<ReturnType<typeof listCases>>[number];

export function presentListed(row: ListedRow): ListedCase {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    state: row.closed_at === null ? "open" : "closed",
    opened_at: row.opened_at.toISOString(),
    opened_by: nameOf(row.opener_first_name, row.opener_last_name),
    given_to: named(row.given_to, nameOf(row.colleague_first_name, row.colleague_last_name)),
    due_on: row.due_on,
    ride: row.ride_id === null ? null : { id: row.ride_id, reference: row.reference ?? "", stars: row.stars },
    driver: named(row.driver_id, nameOf(row.driver_first_name, row.driver_last_name)),
    person: row.writer_name ?? row.rider_name ?? "",
    driver_asked_at: instantOf(row.driver_asked_at),
    driver_said_at: instantOf(row.driver_said_at),
    outcome: row.outcome,
    closed_at: instantOf(row.closed_at),
  };
}

type Beside = Pick<Case, "driver_figures" | "earlier_cases"> & {
  entries: readonly EntryRow[];
  payLinks: readonly PayLink[];
  inCash: readonly CashRefundRow[];
};

export function presentCase(row: CaseRow, beside: Beside): Case {
  const { entries, payLinks, inCash, ...figures } = beside;
  return {
    ...presentListed(row),
    ...figures,
    closed_by: nameOf(row.closer_first_name, row.closer_last_name),
    trip: tripOf(row),
    contact: contactOf(row),
    message:
      row.message_id === null || row.message === null || row.message_at === null
        ? null
        : { id: row.message_id, text: row.message, received_at: row.message_at.toISOString() },
    money: moneyOf(row, payLinks, inCash),
    entries: entries.map(presentEntry),
  };
}

/** How the person is written to: as they wrote, else as they booked. */
export function contactOf(row: CaseRow): Case["contact"] {
  return {
    rider_id: row.rider_id,
    email: (row.message_email ?? row.rider_email) || null,
    phone: (row.message_phone ?? row.rider_phone) || null,
    language: languageOf(row.message_language ?? row.ride_language ?? "en"),
  };
}

function tripOf(row: CaseRow): Case["trip"] {
  const { ride_status, pickup_location, dropoff_location, ride_datetime, passenger_count } = row;
  if (ride_status === null || ride_datetime === null || passenger_count === null) return null;
  return {
    status: ride_status,
    pickup: pickup_location ?? "",
    dropoff: dropoff_location ?? "",
    ride_datetime: ride_datetime.toISOString(),
    picked_up_at: instantOf(row.picked_up_at),
    completed_at: instantOf(row.completed_at),
    plate: row.plate,
    passengers: passenger_count,
  };
}

function moneyOf(
  row: CaseRow,
  payLinks: readonly PayLink[],
  inCash: readonly CashRefundRow[],
): Case["money"] {
  const { fare_cents, paid_by, link_cents } = row;
  if (fare_cents === null) return null;
  const givenBackCents = (row.link_given_back_cents ?? 0) + (row.cash_given_back_cents ?? 0);
  const ride = { fareCents: fare_cents, paidBy: paid_by, linkCents: link_cents ?? 0, givenBackCents };
  return {
    fare: toDollarString(fare_cents),
    paid_by,
    by_link: toDollarString(link_cents ?? 0),
    given_back: payLinks.flatMap(({ refunds }) => refunds),
    in_cash: inCash.map(presentCashRefund),
    refundable: toDollarString(row.ride_status === "Completed" ? refundableCents(ride) : 0),
  };
}

function presentCashRefund(row: CashRefundRow): CashRefund {
  return {
    id: row.id,
    usd: toDollarString(row.usd_cents),
    xcg: toDollarString(row.xcg_cents),
    worth: toDollarString(row.cents),
    driver_name: nameOf(row.driver_first_name, row.driver_last_name),
    reason: row.reason,
    by: fullName(row),
    at: row.made_at.toISOString(),
  };
}

function presentEntry({ kind, entry, outcome, written_at, first_name, last_name }: EntryRow): CaseEntry {
  return {
    kind,
    text: entry,
    by: nameOf(first_name, last_name),
    at: written_at.toISOString(),
    outcome,
  };
}

type AskedRow = Awaited<ReturnType<typeof listAskedCases>>[number];

/** A case for the driver who was asked: their own words and the office's to them. */
export function presentOwn(row: AskedRow, all: readonly EntryRow[]): OwnCase {
  const entries = all.filter(({ case_id }) => case_id === row.id);
  const last = entries.findLast(({ kind }) => kind === "driver_asked" || kind === "driver_said");
  const end = row.closed_at === null ? undefined : entries.findLast(({ kind }) => kind === "ended");
  return {
    id: row.id,
    kind: row.kind,
    ride:
      row.reference === null || row.ride_datetime === null
        ? null
        : {
            reference: row.reference,
            pickup: row.pickup_location ?? "",
            dropoff: row.dropoff_location ?? "",
            ride_datetime: row.ride_datetime.toISOString(),
          },
    asked: wordsOf(entries, "driver_asked"),
    said: wordsOf(entries, "driver_said"),
    waits: row.closed_at === null && last?.kind === "driver_asked",
    outcome: row.outcome,
    reason: end?.entry ?? null,
    closed_at: instantOf(row.closed_at),
  };
}

function wordsOf(entries: readonly EntryRow[], kind: EntryRow["kind"]) {
  return entries
    .filter((entry) => entry.kind === kind)
    .map(({ entry, written_at }) => ({ text: entry, at: written_at.toISOString() }));
}

function nameOf(first: string | null, last: string | null): string | null {
  return first === null ? null : fullName({ first_name: first, last_name: last ?? "" });
}

function named(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name };
}

function instantOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

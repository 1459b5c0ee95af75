import {
  LOOKED_AT,
  type LookedAt,
  NEEDED_TO_OPEN,
  SETUP_STEPS,
  type SetupStep,
  missingToOpen,
} from "../../domain/setup/setup-steps.ts";
import { NEW_COMPANY } from "../../domain/company/default-company.ts";
import type { Setup } from "../../contract/setup/setup.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { type StoredCompany, getCompany } from "../company/company-profile.ts";
import { getPaperDetails } from "../company/paper-details.ts";
import type { Db, Trx } from "../database/connect.ts";
import { findSetupFacts, listLookedAt, stepSubject } from "./setup.queries.ts";

/** A backup that is older says nothing of tonight's. */
const FRESH_BACKUP_MS = 48 * HOUR_MS;

export type Reading = {
  readonly accountId: number;
  readonly mailsGoOut: boolean;
  readonly takesPayLinks: boolean;
  readonly now: Date;
  readonly readBackupAt: (db: Db | Trx) => Promise<Date | null>;
};

type Done = { readonly shown?: string | null; readonly at?: Date | null } | null;
type Facts = Awaited<ReturnType<typeof findSetupFacts>>;

/** How far the company is: each step is read from what it leaves behind, so that what is undone later is to be done again. */
export async function readSetup(db: Db | Trx, reading: Reading): Promise<Setup> {
  const stored = await getCompany(db);
  const { crib } = await getPaperDetails(db);
  const facts = await findSetupFacts(db, reading.accountId);
  const seen = await readLookedAt(db);
  const backupAt = await reading.readBackupAt(db);
  const done: Readonly<Record<SetupStep, Done>> = {
    name: stored.company.name === NEW_COMPANY.name ? null : { shown: stored.company.name },
    numbers: hasNumbers(stored, crib) ? { shown: stored.company.permit_number } : null,
    languages: atOnce(seen.languages),
    // A tariff that was made after somebody looked has to be looked at again.
    tariff: isLater(facts.own_tariff_at, seen.tariff) ? null : atOnce(seen.tariff),
    areas: atOnce(seen.areas),
    driver: facts.driver === null ? null : { shown: facts.driver },
    dispatcher: facts.dispatcher === null ? null : { shown: facts.dispatcher },
    mail: reading.mailsGoOut ? atOnce(facts.letter_sent_at) : null,
    payments: facts.paid_by_link ? {} : atOnce(seen.payments),
    safety: facts.second_factor && isFresh(backupAt, reading.now) ? { at: backupAt } : null,
  };
  const missing = missingToOpen(SETUP_STEPS.filter((step) => done[step] !== null));
  return {
    site_open: stored.siteOpen,
    may_open: missing.length === 0,
    steps: SETUP_STEPS.map((step) => ({
      step,
      done: done[step] !== null,
      needed: NEEDED_TO_OPEN.includes(step),
      shown: done[step]?.shown ?? null,
      done_at: done[step]?.at?.toISOString() ?? null,
    })),
    mails_go_out: reading.mailsGoOut,
    letter: letterState(facts),
    takes_pay_links: reading.takesPayLinks,
    second_factor: facts.second_factor,
    backup_at: backupAt?.toISOString() ?? null,
  };
}

function hasNumbers({ company }: StoredCompany, crib: string): boolean {
  const { legal_name, permit_number, address, phone, email } = company;
  return [legal_name, permit_number, address, phone, email, crib].every((value) => value !== "");
}

async function readLookedAt(db: Db | Trx): Promise<Partial<Record<LookedAt, Date>>> {
  const rows = await listLookedAt(db, LOOKED_AT.map(stepSubject));
  return Object.fromEntries(
    LOOKED_AT.flatMap((step) => {
      const row = rows.find(({ subject }) => subject === stepSubject(step));
      return row === undefined ? [] : [[step, row.at] as const];
    }),
  );
}

function atOnce(at: Date | null | undefined): Done {
  return at ? { at } : null;
}

function isLater(one: Date | null, other: Date | undefined): boolean {
  return one !== null && (other === undefined || one > other);
}

function isFresh(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() <= FRESH_BACKUP_MS;
}

function letterState({ letter_written_at, letter_sent_at, letter_failed_at }: Facts): Setup["letter"] {
  if (letter_written_at === null || (letter_sent_at && letter_sent_at >= letter_written_at)) return null;
  return letter_failed_at && letter_failed_at >= letter_written_at ? "failed" : "under_way";
}

import { type Migration, Migrator, sql } from "kysely";
import type { Db, Trx } from "./connect.ts";
import * as accounts from "./migrations/001-accounts.ts";
import * as rides from "./migrations/002-rides.ts";
import * as office from "./migrations/003-office.ts";
import * as delivery from "./migrations/004-delivery.ts";
import * as firstTariff from "./migrations/005-first-tariff.ts";
import * as dispatch from "./migrations/006-dispatch.ts";
import * as company from "./migrations/007-company.ts";
import * as archive from "./migrations/008-archive.ts";
import * as pushOfSession from "./migrations/009-push-of-session.ts";
import * as stars from "./migrations/010-stars.ts";
import * as mailsOfRecipient from "./migrations/011-mails-of-recipient.ts";
import * as accountSafety from "./migrations/012-account-safety.ts";
import * as officeSecondFactor from "./migrations/013-office-second-factor.ts";
import * as mailsOfAccount from "./migrations/014-mails-of-account.ts";
import * as placeChanges from "./migrations/015-place-changes.ts";
import * as setOut from "./migrations/016-set-out.ts";
import * as papers from "./migrations/017-papers.ts";
import * as payments from "./migrations/018-payments.ts";
import * as heldBookings from "./migrations/019-held-bookings.ts";
import * as startCode from "./migrations/020-start-code.ts";
import * as phoneChannel from "./migrations/021-phone-channel.ts";
import * as flights from "./migrations/022-flights.ts";
import * as passengerChanges from "./migrations/023-passenger-changes.ts";
import * as phoneGateways from "./migrations/024-phone-gateways.ts";
import * as wayBack from "./migrations/025-way-back.ts";
import * as stops from "./migrations/026-stops.ts";
import * as endedWithoutDrive from "./migrations/027-ended-without-drive.ts";
import * as listChanges from "./migrations/028-list-changes.ts";
import * as withdrawnTariffs from "./migrations/029-withdrawn-tariffs.ts";
import * as cashHandedIn from "./migrations/030-cash-handed-in.ts";
import * as auditChain from "./migrations/031-audit-chain.ts";
import * as driverPortraits from "./migrations/032-driver-portraits.ts";
import * as settlements from "./migrations/034-settlements.ts";
import * as sentAgain from "./migrations/035-sent-again.ts";
import * as broughtInRides from "./migrations/036-brought-in-rides.ts";
import * as paperFiles from "./migrations/037-paper-files.ts";
import * as driverChanges from "./migrations/038-driver-changes.ts";
import * as mapImports from "./migrations/040-map-imports.ts";
import * as vipDiscount from "./migrations/041-vip-discount.ts";
import * as stopsInArchive from "./migrations/043-stops-in-archive.ts";
import * as partners from "./migrations/044-partners.ts";
import * as oldestVersions from "./migrations/045-oldest-versions.ts";
import * as payLinks from "./migrations/046-pay-links.ts";
import * as payLinkSettings from "./migrations/047-pay-link-settings.ts";
import * as siteTexts from "./migrations/048-site-texts.ts";
import * as partnerFrames from "./migrations/049-partner-frames.ts";
import * as depositsDue from "./migrations/050-deposits-due.ts";
import * as backups from "./migrations/051-backups.ts";
import * as partnerRates from "./migrations/052-partner-rates.ts";
import * as contactAnswers from "./migrations/053-contact-answers.ts";
import * as applicationPapers from "./migrations/054-application-papers.ts";
import * as statementEntries from "./migrations/055-statement-entries.ts";
import * as givenBack from "./migrations/056-given-back.ts";
import * as owedByNobody from "./migrations/058-owed-by-nobody.ts";
import * as provedAddresses from "./migrations/060-proved-addresses.ts";
import * as claims from "./migrations/061-claims.ts";
import * as phoneLimits from "./migrations/062-phone-limits.ts";
import * as howItWasBooked from "./migrations/063-how-it-was-booked.ts";
import * as tries from "./migrations/064-tries.ts";
import { type ProductMigration, findNewer, remembering } from "./side-by-side.ts";

/** Forward only: a migration that has landed is never edited, a mistake gets a migration of its own. */
export const MIGRATIONS: Readonly<Record<string, ProductMigration>> = {
  "001-accounts": accounts,
  "002-rides": rides,
  "003-office": office,
  "004-delivery": delivery,
  "005-first-tariff": firstTariff,
  "006-dispatch": dispatch,
  "007-company": company,
  "008-archive": archive,
  "009-push-of-session": pushOfSession,
  "010-stars": stars,
  "011-mails-of-recipient": mailsOfRecipient,
  "012-account-safety": accountSafety,
  "013-office-second-factor": officeSecondFactor,
  "014-mails-of-account": mailsOfAccount,
  "015-place-changes": placeChanges,
  "016-set-out": setOut,
  "017-papers": papers,
  "018-payments": payments,
  "019-held-bookings": heldBookings,
  "020-start-code": startCode,
  "021-phone-channel": phoneChannel,
  "022-flights": flights,
  "023-passenger-changes": passengerChanges,
  "024-phone-gateways": phoneGateways,
  "025-way-back": wayBack,
  "026-stops": stops,
  "027-ended-without-drive": endedWithoutDrive,
  "028-list-changes": listChanges,
  "029-withdrawn-tariffs": withdrawnTariffs,
  "030-cash-handed-in": cashHandedIn,
  "031-audit-chain": auditChain,
  "032-driver-portraits": driverPortraits,
  "034-settlements": settlements,
  "035-sent-again": sentAgain,
  "036-brought-in-rides": broughtInRides,
  "037-paper-files": paperFiles,
  "038-driver-changes": driverChanges,
  "040-map-imports": mapImports,
  "041-vip-discount": vipDiscount,
  "043-stops-in-archive": stopsInArchive,
  "044-partners": partners,
  "045-oldest-versions": oldestVersions,
  "046-pay-links": payLinks,
  "047-pay-link-settings": payLinkSettings,
  "048-site-texts": siteTexts,
  "049-partner-frames": partnerFrames,
  "050-deposits-due": depositsDue,
  "051-backups": backups,
  "052-partner-rates": partnerRates,
  "053-contact-answers": contactAnswers,
  "054-application-papers": applicationPapers,
  "055-statement-entries": statementEntries,
  "056-given-back": givenBack,
  "058-owed-by-nobody": owedByNobody,
  "060-proved-addresses": provedAddresses,
  "061-claims": claims,
  "062-phone-limits": phoneLimits,
  "063-how-it-was-booked": howItWasBooked,
  "064-tries": tries,
};

/**
 * Brings the database to this version, or leaves it as a newer one made it where this one can work with that. Kysely holds
 * an advisory lock, so two servers may start at once.
 */
export async function migrate(db: Db, known = MIGRATIONS): Promise<readonly string[]> {
  const newer = await findNewer(db, Object.keys(known));
  const provider = { getMigrations: async () => ({ ...toRun(known), ...done(newer) }) };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

function toRun(migrations: typeof MIGRATIONS): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, remembering(name, migration)]),
  );
}

/** Kysely wants to know every migration that was applied, also those it never has to. */
function done(names: readonly string[]): Record<string, Migration> {
  return Object.fromEntries(names.map((name) => [name, { up: async () => undefined }]));
}

/** Every migration of this version, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).toSorted();

/** Applies some migrations inside a transaction that is already open, and notes them as the migrator would. */
export async function applyMigrations(trx: Trx, names: readonly string[]): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(trx);
  for (const name of names) {
    const migration = MIGRATIONS[name];
    if (!migration) throw new Error(`there is no migration ${name}`);
    await remembering(name, migration).up(trx);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(trx);
  }
}

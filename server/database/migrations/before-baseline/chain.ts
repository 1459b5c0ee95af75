import type { Migration } from "kysely";
import * as accounts from "./001-accounts.ts";
import * as rides from "./002-rides.ts";
import * as office from "./003-office.ts";
import * as delivery from "./004-delivery.ts";
import * as firstTariff from "./005-first-tariff.ts";
import * as dispatch from "./006-dispatch.ts";
import * as company from "./007-company.ts";
import * as archive from "./008-archive.ts";
import * as pushOfSession from "./009-push-of-session.ts";
import * as stars from "./010-stars.ts";
import * as mailsOfRecipient from "./011-mails-of-recipient.ts";
import * as accountSafety from "./012-account-safety.ts";
import * as officeSecondFactor from "./013-office-second-factor.ts";
import * as mailsOfAccount from "./014-mails-of-account.ts";
import * as placeChanges from "./015-place-changes.ts";
import * as setOut from "./016-set-out.ts";
import * as papers from "./017-papers.ts";
import * as payments from "./018-payments.ts";
import * as heldBookings from "./019-held-bookings.ts";
import * as startCode from "./020-start-code.ts";
import * as phoneChannel from "./021-phone-channel.ts";
import * as flights from "./022-flights.ts";
import * as passengerChanges from "./023-passenger-changes.ts";
import * as phoneGateways from "./024-phone-gateways.ts";
import * as wayBack from "./025-way-back.ts";
import * as stops from "./026-stops.ts";
import * as endedWithoutDrive from "./027-ended-without-drive.ts";
import * as listChanges from "./028-list-changes.ts";
import * as withdrawnTariffs from "./029-withdrawn-tariffs.ts";
import * as cashHandedIn from "./030-cash-handed-in.ts";
import * as auditChain from "./031-audit-chain.ts";
import * as driverPortraits from "./032-driver-portraits.ts";
import * as settlements from "./034-settlements.ts";
import * as sentAgain from "./035-sent-again.ts";
import * as broughtInRides from "./036-brought-in-rides.ts";
import * as paperFiles from "./037-paper-files.ts";
import * as driverChanges from "./038-driver-changes.ts";
import * as mapImports from "./040-map-imports.ts";
import * as vipDiscount from "./041-vip-discount.ts";
import * as stopsInArchive from "./043-stops-in-archive.ts";
import * as partners from "./044-partners.ts";
import * as oldestVersions from "./045-oldest-versions.ts";
import * as payLinks from "./046-pay-links.ts";
import * as payLinkSettings from "./047-pay-link-settings.ts";
import * as siteTexts from "./048-site-texts.ts";
import * as partnerFrames from "./049-partner-frames.ts";
import * as depositsDue from "./050-deposits-due.ts";
import * as backups from "./051-backups.ts";
import * as partnerRates from "./052-partner-rates.ts";
import * as contactAnswers from "./053-contact-answers.ts";
import * as applicationPapers from "./054-application-papers.ts";
import * as statementEntries from "./055-statement-entries.ts";
import * as givenBack from "./056-given-back.ts";
import * as owedByNobody from "./058-owed-by-nobody.ts";
import * as provedAddresses from "./060-proved-addresses.ts";
import * as claims from "./061-claims.ts";
import * as phoneLimits from "./062-phone-limits.ts";
import * as howItWasBooked from "./063-how-it-was-booked.ts";
import * as tries from "./064-tries.ts";

/** How a database came to where the baseline begins. Read only for one that began before it, or for a backup of such a one. */
export const BEFORE_BASELINE: Readonly<Record<string, Migration>> = {
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

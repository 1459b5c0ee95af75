import type { PartnerNamed } from "../contract/partners/ride-partner.ts";
import type { AppSettings } from "./app-dependencies.ts";
import type { Trx } from "./database/connect.ts";
import { getPartnerTerms, getPayingPartner } from "./partners/book-on-account.ts";
import { claimPromise } from "./promises/claim-promise.ts";
import type { BookingDependencies, PromiseToClaim } from "./rides/booking/prepare-booking.ts";
import type { RunningParts } from "./running-parts.ts";

/** Everything that a booking is made with, the same for a call and for a job. */
export function bookingDependencies(settings: AppSettings, parts: RunningParts): BookingDependencies {
  const { db, clock, limitFactor, payments } = settings;
  const { planner, fullTimes } = parts;
  return {
    db,
    clock,
    pricing: pricingOf(settings, parts),
    limitFactor,
    takesPayLinks: payments.provider !== null,
    claimPromise: (trx: Trx, claim: PromiseToClaim) => claimPromise(trx, { planner, fullTimes }, claim),
    waitForPlan: () => planner.waitForPlan(),
  };
}

/** Everything that a price is made of; fares know no partners, so these are handed in. */
function pricingOf({ db, clock }: AppSettings, { rules, quotes, imports, companyPlaces }: RunningParts) {
  const { places, routes } = companyPlaces.maps;
  return {
    db,
    clock,
    rules,
    quotes,
    places,
    routes,
    beforePrice: () => imports.beforePrice(),
    partnerOf: (named: PartnerNamed) => getPayingPartner(db, named),
    partnerTerms: (id: number) => getPartnerTerms(db, id),
  };
}

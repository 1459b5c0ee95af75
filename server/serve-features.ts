import type { FastifyInstance } from "fastify";
import { accountsRoutes } from "./accounts/accounts.routes.ts";
import { confirmPassword } from "./accounts/signing-in/confirm-password.ts";
import type { AppSettings } from "./app-dependencies.ts";
import { areasRoutes } from "./areas/areas.routes.ts";
import { dealsRoutes } from "./deals/deals.routes.ts";
import { approvalsRoutes } from "./approvals/approvals.routes.ts";
import { approvedDeeds } from "./approved-deeds.ts";
import { assistantsRoutes } from "./assistants/assistants.routes.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { lastBackups } from "./backups/backups.ts";
import { backupsRoutes } from "./backups/backups.routes.ts";
import { booksRoutes } from "./books/books.routes.ts";
import { casesRoutes } from "./cases/cases.routes.ts";
import { openCaseOfRating, openCaseOfUnpaid } from "./cases/open-case.ts";
import { companyRoutes } from "./company/company.routes.ts";
import { contractsRoutes } from "./contracts/contracts.routes.ts";
import { logoRoutes } from "./company/logo/logo.routes.ts";
import { paperDetailsRoutes } from "./company/paper-details.routes.ts";
import { dataExportRoutes } from "./data/export/data-export.routes.ts";
import { dataImportRoutes } from "./data/import/data-import.routes.ts";
import { demandRoutes } from "./demand/demand.routes.ts";
import { SHIPS_REACH } from "./demand/read-ship-feed.ts";
import { dispatchRoutes } from "./dispatch/dispatch.routes.ts";
import { readShipPercent, readWorkingLimits } from "./dispatch/plan/plan-settings.ts";
import { judgeTaking } from "./dispatch/own-plan/judge-taking.ts";
import { lookBackAt } from "./dispatch/plan/look-back-at.ts";
import { readExpectedPickup } from "./dispatch/plan/read-expected-pickup.ts";
import { judgeGiving } from "./dispatch/plan/judge-giving.ts";
import { driversRoutes } from "./drivers/drivers.routes.ts";
import { readDriver } from "./drivers/read-driver.ts";
import type { EventSubjects } from "./events/event-subjects.ts";
import { eventsRoutes } from "./events/events.routes.ts";
import { faresRoutes } from "./fares/fares.routes.ts";
import { priceMoment } from "./fares/price-moment.ts";
import { tariffsRoutes } from "./fares/tariffs.routes.ts";
import { gofsRoutes } from "./gofs/gofs.routes.ts";
import { flightsRoutes } from "./flights/flights.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";
import type { SignedIn } from "./http/caller.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import type { Serve } from "./http/serve.ts";
import { messagesRoutes } from "./messages/messages.routes.ts";
import { notificationsRoutes } from "./notifications/notifications.routes.ts";
import { namesOf } from "./notifications/phone/gateways.routes.ts";
import { getPushKeys } from "./notifications/push-keys.ts";
import { papersRoutes } from "./papers/papers.routes.ts";
import { CREDIT_NOTES } from "./partners/credit-statement.ts";
import { partnerKeysRoutes } from "./partners/keys/partner-keys.routes.ts";
import { openWebhookKeys } from "./partners/webhooks/webhook-keys.ts";
import { webhooksRoutes } from "./partners/webhooks/webhooks.routes.ts";
import { partnersRoutes } from "./partners/partners.routes.ts";
import { payLinksRoutes } from "./pay-links/pay-links.routes.ts";
import { paymentsRoutes } from "./payments/payments.routes.ts";
import { deskPlacesRoutes } from "./places/desk/desk-places.routes.ts";
import { tripPictures } from "./places/picture/trip-pictures.ts";
import { placesRoutes } from "./places/places.routes.ts";
import { tilesRoutes } from "./places/tiles/tiles.routes.ts";
import { availabilityBesidePrice } from "./promises/availability-beside-price.ts";
import { readRefusedTimes } from "./promises/refused/read-refused-times.ts";
import { promisesRoutes } from "./promises/promises.routes.ts";
import { waitingListRoutes } from "./promises/waiting/waiting-list.routes.ts";
import { emergenciesRoutes } from "./radio/emergencies.routes.ts";
import { radioRoutes } from "./radio/radio.routes.ts";
import { officeRoutes } from "./reports/office.routes.ts";
import { savedViewsRoutes } from "./reports/saved-views.routes.ts";
import { weekMailRoutes } from "./reports/week-mail.routes.ts";
import { reportsRoutes } from "./reports/reports.routes.ts";
import { retentionRoutes } from "./retention/retention.routes.ts";
import { rideArchiveRoutes } from "./rides/archive/ride-archive.routes.ts";
import type { BookingDependencies } from "./rides/booking/prepare-booking.ts";
import { readRideForMany } from "./rides/find-visible-ride.ts";
import { getRideByCode } from "./rides/get-ride.ts";
import { putOnStatement } from "./rides/paying/note-payment.ts";
import { rideStepsRoutes } from "./rides/ride-steps.routes.ts";
import { ridesRoutes } from "./rides/rides.routes.ts";
import { getTrackedRide } from "./rides/tracking/track-ride.ts";
import { trackingRoutes } from "./rides/tracking/tracking.routes.ts";
import type { RunningParts } from "./running-parts.ts";
import { driverAccountsRoutes } from "./settlements/driver-accounts.routes.ts";
import { settlementsRoutes } from "./settlements/settlements.routes.ts";
import { setupRoutes } from "./setup/setup.routes.ts";
import { readOpenWhen } from "./site-texts/read-site-texts.ts";
import { shiftsRoutes } from "./shifts/shifts.routes.ts";
import { siteTextsRoutes } from "./site-texts/site-texts.routes.ts";
import { webErrorsRoutes } from "./web-errors/web-errors.routes.ts";
import { namesOfWallets } from "./wallet/open-wallets.ts";
import type { PassTokens } from "./wallet/pass-serial.ts";
import { walletRoutes } from "./wallet/wallet.routes.ts";
import type { WebErrors } from "./web-errors/web-errors.ts";

type Parts = RunningParts & {
  app: FastifyInstance;
  booking: BookingDependencies;
  rateLimits: RateLimits;
  webErrors: WebErrors;
  passTokens: PassTokens;
};

/** Serves the calls of every feature, each with what it needs. */
export async function serveFeatures(serve: Serve, settings: AppSettings, parts: Parts): Promise<void> {
  const { db, clock, publicUrl, demo, followsFlights } = settings;
  const { accounts, app, companyPlaces, fullTimes, lane, lists, planner, positions, rules } = parts;
  const { log } = app;
  const { maps } = companyPlaces;
  const { routes, isOnIsland } = maps;
  const { provider } = settings.payments;
  const takesPayLinks = provider !== null;
  const gateways = namesOf(settings.gateways);
  const { booking } = parts;
  const { pricing } = booking;
  const typesPassword = (caller: SignedIn, password: string) =>
    confirmPassword(accounts, { caller, password, field: "password" });

  healthRoutes(serve);
  webErrorsRoutes(serve, parts.webErrors);
  accountsRoutes(serve, accounts);
  faresRoutes(serve, {
    ...pricing,
    takesPayLinks,
    priceMoment: priceMoment({
      rules,
      imports: parts.imports,
      book: () => companyPlaces.present,
      plan: () => planner.atHand,
    }),
    availabilityOf: availabilityBesidePrice({ planner, clock, fullTimes }),
  });
  tariffsRoutes(serve, { db, clock, rules });
  areasRoutes(serve, { db, clock, rules });
  dealsRoutes(serve, { db, clock, rules });
  driversRoutes(serve, { db, clock, isOnIsland, lane, positions });
  papersRoutes(serve, { db, clock });
  reportsRoutes(serve, {
    db,
    clock,
    positions,
    lookBackAt: (driven) => lookBackAt(planner, driven),
    readRefusedTimes,
  });
  dispatchRoutes(serve, { db, clock, routes, positions, planner, presence: parts.presence });
  promisesRoutes(serve, { ...pricing, planner });
  waitingListRoutes(serve, { db, clock });
  demandRoutes(serve, {
    db,
    clock,
    readShipPercent,
    places: maps.places,
    reach: settings.shipsReach ?? SHIPS_REACH,
  });
  flightsRoutes(serve, { db, clock, flights: settings.flights, log });
  shiftsRoutes(serve, { db, clock, readLimits: readWorkingLimits });
  radioRoutes(serve, { db, clock });
  emergenciesRoutes(serve, { db, clock });
  partnersRoutes(serve, { db, clock, putOnStatement, places: maps.places });
  partnerKeysRoutes(serve, { db, clock, isDemo: demo });
  webhooksRoutes(serve, { db, clock, keys: await openWebhookKeys(parts.secrets) });
  paymentsRoutes(serve, { db, clock });
  payLinksRoutes(serve, { db, clock, publicUrl, provider, rules, log });
  settlementsRoutes(serve, { db, clock });
  driverAccountsRoutes(serve, { db, clock });
  placesRoutes(serve, maps);
  deskPlacesRoutes(serve, { clock, companyPlaces });
  tilesRoutes(serve, maps);
  companyRoutes(serve, {
    db,
    clock,
    rules,
    map: {
      provider: maps.provider,
      googleKey: settings.googleMapsBrowserKey ?? null,
      retiredPlaces: () => companyPlaces.present.retired,
    },
    readOpenWhen: () => readOpenWhen(db),
    demo,
    followsFlights,
    takesPayLinks,
    gateways,
    signInWays: accounts.codeWays,
    wallets: namesOfWallets(settings.wallets),
    passkeySite: accounts.passkeySite,
    pushPublicKey: (await getPushKeys(parts.secrets)).publicKey,
  });
  paperDetailsRoutes(serve, { db, clock });
  logoRoutes(serve, { db, clock });
  booksRoutes(serve, { db, clock });
  approvalsRoutes(serve, { db, clock, deeds: approvedDeeds(provider), locks: [CREDIT_NOTES] });
  siteTextsRoutes(serve, { db, clock });
  messagesRoutes(serve, { db, clock });
  casesRoutes(serve, { db, clock });
  contractsRoutes(serve, booking);
  notificationsRoutes(serve, { db, clock });
  ridesRoutes(serve, { ...booking, lists, gateways });
  rideStepsRoutes(serve, {
    ...booking,
    judgeGiving: (giving) => judgeGiving(planner, giving),
    judgeTaking: (asked) => judgeTaking(planner, asked),
    carOf: (driverId) => lane.of(driverId) ?? null,
    afterUnpaid: openCaseOfUnpaid,
  });
  trackingRoutes(serve, {
    ...booking,
    drawTrip: tripPictures(maps),
    afterRating: openCaseOfRating,
    gateways,
    positions,
    limits: settings.limits,
    readExpectedPickup,
  });
  walletRoutes(serve, { db, clock, publicUrl, wallets: settings.wallets, tokens: parts.passTokens });
  await assistantsRoutes(app, serve, {
    ...booking,
    publicUrl,
    places: maps.places,
    planner,
    positions,
    gateways,
    limits: settings.limits,
    rateLimits: parts.rateLimits,
    readExpectedPickup,
    secrets: parts.secrets,
    authenticate: parts.authenticate,
    reach: settings.assistantsReach,
  });
  gofsRoutes(app, { ...pricing, planner, publicUrl, rateLimits: parts.rateLimits });
  rideArchiveRoutes(serve, { db, clock });
  auditRoutes(serve, { db, clock });
  setupRoutes(serve, {
    db,
    clock,
    mailsGoOut: settings.mailsGoOut,
    takesPayLinks,
    readBackupAt: async (reader) => (await lastBackups(reader)).good_at,
  });
  weekMailRoutes(serve, { db, clock });
  savedViewsRoutes(serve, { db });
  officeRoutes(serve, { db, clock, mailsGoOut: settings.mailsGoOut });
  dataExportRoutes(serve, { db, clock, confirmPassword: typesPassword });
  dataImportRoutes(serve, { db, clock, companyPlaces });
  retentionRoutes(serve, { db, clock, months: settings.retentionMonths });
  backupsRoutes(serve, {
    db,
    clock,
    settings: settings.backups,
    runs: parts.runs,
    confirmPassword: typesPassword,
  });
  eventsRoutes(serve, {
    db,
    clock,
    sessionChecks: parts.sessionChecks,
    streams: parts.streams,
    subjects: subjectsOf({ gateways, takesPayLinks, positions, readExpectedPickup }),
  });
}

type Looking = Omit<Parameters<typeof getTrackedRide>[2], "now">;

/** How the subjects of events are read; events know no rides and no drivers, so these are handed in. */
function subjectsOf(looking: Looking): EventSubjects {
  const { positions } = looking;
  return {
    readRideForMany,
    readDriver: (reader, id, now) => readDriver(reader, id, { now, positions }),
    getRideByCode,
    readTrackedRide: (reader, trackingCode, now) => getTrackedRide(reader, trackingCode, { ...looking, now }),
  };
}

import * as accounts from "./accounts/accounts.endpoints.ts";
import * as me from "./accounts/me.endpoints.ts";
import * as ownLists from "./accounts/own-lists.endpoints.ts";
import * as ownAccount from "./accounts/own-account.endpoints.ts";
import * as passkeys from "./accounts/passkeys.endpoints.ts";
import * as signInCodes from "./accounts/sign-in-codes.endpoints.ts";
import * as assistants from "./assistants/grants.endpoints.ts";
import * as officeAssistants from "./assistants/office-grants.endpoints.ts";
import * as backups from "./backups/backups.endpoints.ts";
import * as books from "./books/books.endpoints.ts";
import * as cases from "./cases/cases.endpoints.ts";
import * as contracts from "./contracts/contracts.endpoints.ts";
import * as logo from "./company/logo.endpoints.ts";
import * as paperDetails from "./company/paper-details.endpoints.ts";
import * as company from "./company/company.endpoints.ts";
import * as dispatch from "./dispatch/dispatch.endpoints.ts";
import * as plan from "./dispatch/plan.endpoints.ts";
import * as presence from "./dispatch/presence.endpoints.ts";
import * as ownPlan from "./dispatch/own-plan.endpoints.ts";
import * as planSettings from "./dispatch/plan-settings.endpoints.ts";
import * as dispatchSteps from "./rides/dispatch-steps.endpoints.ts";
import * as drivers from "./drivers/drivers.endpoints.ts";
import * as portraits from "./drivers/portrait.endpoints.ts";
import type { EndpointDescription } from "./endpoint.ts";
import * as events from "./events/events.endpoints.ts";
import * as fareTables from "./fares/fare-tables.endpoints.ts";
import * as fares from "./fares/fares.endpoints.ts";
import * as tariffs from "./fares/tariffs.endpoints.ts";
import * as flights from "./flights/flights.endpoints.ts";
import * as health from "./health/health.endpoints.ts";
import * as messages from "./messages/messages.endpoints.ts";
import * as notifications from "./notifications/notifications.endpoints.ts";
import * as paperFiles from "./papers/paper-files.endpoints.ts";
import * as partners from "./partners/partners.endpoints.ts";
import * as partnerKeys from "./partners/partner-keys.endpoints.ts";
import * as webhooks from "./partners/webhooks.endpoints.ts";
import * as payLinks from "./pay-links/pay-links.endpoints.ts";
import * as payments from "./payments/payments.endpoints.ts";
import * as demand from "./demand/demand.endpoints.ts";
import * as shipFeed from "./demand/ship-feed.endpoints.ts";
import * as deskPlaces from "./places/desk-places.endpoints.ts";
import * as places from "./places/places.endpoints.ts";
import * as routes from "./places/routes.endpoints.ts";
import * as tiles from "./places/tiles.endpoints.ts";
import * as promises from "./promises/promises.endpoints.ts";
import * as refusedTimes from "./promises/refused-times.endpoints.ts";
import * as waitingList from "./promises/waiting-list.endpoints.ts";
import * as wallet from "./wallet/wallet.endpoints.ts";
import * as emergencies from "./radio/emergencies.endpoints.ts";
import * as radio from "./radio/radio.endpoints.ts";
import * as reports from "./reports/reports.endpoints.ts";
import * as archive from "./rides/ride-archive.endpoints.ts";
import * as rideSteps from "./rides/ride-steps.endpoints.ts";
import * as rides from "./rides/rides.endpoints.ts";
import * as driverAccounts from "./settlements/driver-accounts.endpoints.ts";
import * as settlements from "./settlements/settlements.endpoints.ts";
import * as setup from "./setup/setup.endpoints.ts";
import * as shifts from "./shifts/shifts.endpoints.ts";
import * as streetHail from "./rides/street-hail.endpoints.ts";
import * as siteTexts from "./site-texts/site-texts.endpoints.ts";
import * as tracking from "./rides/tracking.endpoints.ts";
import * as trustedNetworks from "./rides/trusted-networks.endpoints.ts";
import * as data from "./data/data.endpoints.ts";
import * as users from "./accounts/users.endpoints.ts";
import * as areas from "./areas/areas.endpoints.ts";
import * as approvals from "./approvals/approvals.endpoints.ts";
import * as deals from "./deals/deals.endpoints.ts";
import * as audit from "./audit/audit.endpoints.ts";
import * as companyProfile from "./company/company-profile.endpoints.ts";
import * as driverRecords from "./drivers/driver-records.endpoints.ts";
import * as vehicles from "./drivers/vehicles.endpoints.ts";
import * as applications from "./messages/applications.endpoints.ts";
import * as inbox from "./messages/inbox.endpoints.ts";
import * as paperOverrides from "./papers/paper-overrides.endpoints.ts";
import * as office from "./reports/office.endpoints.ts";
import * as riders from "./accounts/riders.endpoints.ts";
import * as savedViews from "./reports/saved-views.endpoints.ts";
import * as weekMail from "./reports/week-mail.endpoints.ts";
import * as webErrors from "./web-errors/web-errors.endpoints.ts";

const FEATURES = {
  accounts,
  applications,
  approvals,
  archive,
  areas,
  deals,
  audit,
  assistants,
  officeAssistants,
  backups,
  books,
  cases,
  contracts,
  logo,
  paperDetails,
  company,
  companyProfile,
  data,
  demand,
  shipFeed,
  deskPlaces,
  dispatch,
  dispatchSteps,
  driverRecords,
  vehicles,
  drivers,
  events,
  fareTables,
  fares,
  flights,
  health,
  inbox,
  me,
  messages,
  notifications,
  office,
  ownAccount,
  ownLists,
  paperFiles,
  paperOverrides,
  partners,
  partnerKeys,
  webhooks,
  passkeys,
  payLinks,
  payments,
  places,
  plan,
  ownPlan,
  presence,
  planSettings,
  portraits,
  promises,
  emergencies,
  radio,
  refusedTimes,
  waitingList,
  reports,
  rideSteps,
  riders,
  rides,
  routes,
  driverAccounts,
  settlements,
  setup,
  shifts,
  streetHail,
  signInCodes,
  siteTexts,
  tariffs,
  tiles,
  tracking,
  wallet,
  weekMail,
  savedViews,
  trustedNetworks,
  users,
  webErrors,
};

/** Every call of the product. A feature adds its module here once; router, OpenAPI and the checks read this list. */
export const ALL_ENDPOINTS: readonly EndpointDescription[] = Object.values(FEATURES).flatMap((module) =>
  Object.values<EndpointDescription>(module),
);

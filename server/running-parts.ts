import type { FastifyInstance } from "fastify";
import { openAccounts } from "./accounts/accounts.routes.ts";
import type { Forget } from "./accounts/own-account/delete-account.ts";
import { codeWaysOf } from "./accounts/sign-in-codes/code-ways.ts";
import { passkeySiteOf } from "./accounts/passkeys/passkey-site.ts";
import { leaksKnownBy } from "./accounts/passwords/leaked-passwords.ts";
import { openAuthentication } from "./accounts/sessions/authenticate.ts";
import { createSessionChecks } from "./accounts/sessions/live-sessions.ts";
import type { AppSettings } from "./app-dependencies.ts";
import { forgetDetails } from "./audit/forget-details.ts";
import { BackupRuns } from "./backups/backup-runs.ts";
import { getCompany } from "./company/company-profile.ts";
import { forgetInCases } from "./cases/forget-cases.ts";
import { ServerSecrets } from "./database/server-secrets.ts";
import { openDayPlanner } from "./dispatch/plan/day-planner.ts";
import { forgetInContracts } from "./contracts/forget-contracts.ts";
import { forgetDriver } from "./drivers/forget-driver.ts";
import { openLane } from "./open-lane.ts";
import { PriceRules } from "./fares/price-rules.ts";
import { Quotes } from "./fares/quotes.ts";
import { forgetAnswers } from "./http/forget-saved-responses.ts";
import { forgetApplicant } from "./messages/forget-applicant.ts";
import { namesOf } from "./notifications/phone/gateways.routes.ts";
import { forgetInMessages } from "./notifications/forget-person.ts";
import { forgetPaperFiles } from "./papers/forget-paper-files.ts";
import { CompanyPlaces } from "./places/desk/company-places.ts";
import { FollowImports } from "./places/import/follow-imports.ts";
import { FullTimes } from "./promises/refused/count-refused.ts";
import { forgetInLine } from "./promises/waiting/forget-waiting.ts";
import { forgetRadio } from "./radio/forget-radio.ts";
import { forgetShifts } from "./shifts/forget-shifts.ts";
import { claimGuestRides } from "./rides/booking/claim-guest-rides.ts";
import { forgetRider } from "./rides/forgetting/forget-rider.ts";
import { openListVersions } from "./rides/reading/list-versions.ts";

/** Each feature that keeps something of a person forgets it with their account; contracts first, whose rides become theirs, then the rides, which are cancelled. */
const FORGETS: readonly Forget[] = [
  forgetInContracts,
  forgetRider,
  forgetDriver,
  forgetShifts,
  forgetRadio,
  forgetPaperFiles,
  forgetApplicant,
  forgetInMessages,
  forgetAnswers,
  forgetInLine,
  forgetInCases,
  forgetDetails,
];

/** The parts that the calls share. Those that run by themselves stop when the server closes. */
export type RunningParts = Awaited<ReturnType<typeof openParts>>;

/** Opens them in the order in which they need each other. */
export async function openParts(app: FastifyInstance, settings: AppSettings) {
  const { database, db, clock, replica, demo } = settings;
  replica?.start(app.log);
  const secrets = new ServerSecrets(db, settings.secretKey);
  const accounts = await openOwnAccounts(app, settings, secrets);
  const { lists, stop: stopLists } = await openListVersions(database);
  const { accessTokens } = accounts.tools;
  const { authenticate, kept, stop } = await openAuthentication({
    database,
    clock,
    accessTokens,
    lists,
    demo,
  });
  app.addHook("onClose", async () => {
    await stopLists();
    await stop();
  });
  const imports = new FollowImports({ maps: settings.maps, db, clock, log: app.log });
  const companyPlaces = await openCompanyPlaces(app, { ...settings, imports });
  const { lane, positions, streams, presence } = await openLane(app, settings, companyPlaces.maps);
  return {
    secrets,
    accounts,
    authenticate,
    lists,
    sessionChecks: createSessionChecks({ db, clock, demo, kept }),
    quotes: new Quotes(await secrets.get("quotes"), clock),
    rules: new PriceRules(db, clock),
    imports,
    companyPlaces,
    lane,
    positions,
    planner: settings.planner ?? openDayPlanner({ db, clock, positions, maps: settings.maps, freshForMs: 0 }),
    fullTimes: openFullTimes(app, settings),
    runs: await openBackupRuns(app, settings),
    streams,
    presence,
  };
}

/** The accounts of this company, whose keys are made if this is its first server. */
function openOwnAccounts(app: FastifyInstance, settings: AppSettings, secrets: ServerSecrets) {
  const { db, clock, limits, leakedPasswordsUrl } = settings;
  const gateways = namesOf(settings.gateways);
  return openAccounts({
    db,
    clock,
    secrets,
    limits,
    gateways,
    codeWays: codeWaysOf({ mailsGoOut: settings.mailsGoOut, gateways }),
    claimGuestRides,
    passkeySite: passkeySiteOf(settings.publicUrl),
    forgets: FORGETS,
    readIssuer: async () => (await getCompany(db)).company.name,
    ...(leakedPasswordsUrl && {
      isLeaked: leaksKnownBy(leakedPasswordsUrl, (sentence) => app.log.warn(sentence)),
    }),
  });
}

/** The places of the map in use with the changes of the desk, followed until the server closes. */
async function openCompanyPlaces(
  app: FastifyInstance,
  { database, maps, imports }: AppSettings & { imports: FollowImports },
) {
  const companyPlaces = new CompanyPlaces({ maps, imports, database, log: app.log });
  await companyPlaces.start();
  app.addHook("onClose", async () => companyPlaces.stop());
  return companyPlaces;
}

/** The full times that this server counts, written to the end before it closes. */
function openFullTimes(app: FastifyInstance, { db }: AppSettings): FullTimes {
  const fullTimes = new FullTimes({ db, log: app.log });
  app.addHook("onClose", () => fullTimes.settled());
  return fullTimes;
}

/** The backups that this server works on, which it gives up when it closes. */
async function openBackupRuns(app: FastifyInstance, settings: AppSettings): Promise<BackupRuns> {
  const { database, db, clock, backups } = settings;
  const runs = new BackupRuns({ ...backups, db, clock, log: app.log });
  if (database.kind === "embedded") await runs.cutOffAll();
  app.addHook("preClose", () => runs.stop());
  return runs;
}

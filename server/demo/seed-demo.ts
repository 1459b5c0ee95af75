import { giveDriversCars, takePapersFromDrivers } from "../drivers/vehicles/adopt-cars.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { DEFAULT_PAY_LINK_SETTINGS } from "../../contract/pay-links/pay-link-schemas.ts";
import { DEFAULT_COMPANY } from "../../domain/company/default-company.ts";
import { curacaoDate, instantOf } from "../../domain/curacao-time.ts";
import type { PaperDays } from "../../domain/papers/papers.ts";
import { createAccount } from "../accounts/registration/create-account.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { vacuum } from "../database/vacuum.ts";
import { learnDemand } from "../demand/learn-demand.ts";
import { readAtOnceMinutes } from "../dispatch/plan/plan-settings.ts";
import { getExtraHolidays, getTariffOf } from "../fares/tariff-in-force.ts";
import { addPartner } from "../partners/change-partners.ts";
import type { RoutesPort } from "../places/ports.ts";
import { DEMO_MARK } from "./book-demo-ride.ts";
import { openDemoCase } from "./demo-case.ts";
import { DemoCast } from "./demo-cast.ts";
import type { DemoCompany } from "./demo-company.ts";
import { writeDemoHours } from "./demo-hours.ts";
import { DEMO_HOTEL } from "./demo-hotel.ts";
import { demoApplications, demoMessages } from "./demo-inbox.ts";
import {
  ACCOUNT_LANGUAGE,
  DEMO_ACCOUNTS,
  DEMO_DRIVERS,
  type DemoAccount,
  type DemoDriver,
} from "./demo-people.ts";
import {
  beginNumberingAt,
  closeOldRides,
  closePastShifts,
  recountRatings,
  recountTotals,
  findAccounts,
  findLastDemoDay,
  findNextRideId,
  hasAccounts,
  insertDrivers,
  insertHistory,
  insertInbox,
  insertRefusals,
  insertRides,
  lockSeeding,
  putOnHotelsAccount,
  refreshPositions,
  renewPapersOf,
  setCompanyOf,
  setPayLinksOf,
} from "./demo.queries.ts";
import { addDemoShips } from "./demo-ships.ts";
import { DemoPrices, type DemoPricing, placeOf } from "./price-demo-trip.ts";
import type { RideStory } from "./ride-story.ts";
import { makeComingRides } from "./make-coming-rides.ts";
import { makePastRides } from "./make-past-rides.ts";

/** How far back the company's history goes. */
export const HISTORY_DAYS = 90;
/** The first ride of the history is not the company's first. */
const FIRST_RIDE = 3_300;
const YEAR_DAYS = 365;
/** Offered where somebody takes the money, which in the demo is a page that plays the provider. */
const DEMO_PAY_LINKS = { ...DEFAULT_PAY_LINK_SETTINGS, mode: "offered" as const };
/** More rides than the demo's rider begins with. */
const DEMO_VIP = { vip_on: true, vip_from_rides: 50, vip_percent: 10 };

export type DemoSettings = {
  readonly now: Date;
  /** The password of every account of the demo. */
  readonly password: string;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Our own roads: they are asked inside the transaction, where another service may not be. */
  readonly routes: RoutesPort;
  /** The drivers have weeks written down, and a case is open. Journeys drive at any hour, and have cases of their own. */
  readonly withHours?: boolean;
};

/** The thing that was done: a new company, the company of an earlier day brought up to today, or nothing. */
export type DemoSeeding = "seeded" | "refreshed" | "kept";

/**
 * Fills an empty database with a believable company: the same each time, relative to now. A demo of an earlier day gets
 * the days since and a new present; a database with real accounts is left alone.
 */
export async function seedDemo(db: Db, settings: DemoSettings): Promise<DemoSeeding> {
  const { now } = settings;
  const today = curacaoDate(now);
  const pricing = await pricingOf(db, settings, today);
  // Hashed before the transaction: it takes longer than one should.
  const passwordHash = await settings.hashPassword(settings.password);
  const { withHours = true } = settings;
  const seeding = await inTransaction(db, (trx) =>
    fill(trx, { pricing, passwordHash, now, today, withHours }),
  );
  if (seeding === "kept") return seeding;
  // The embedded database counts its rows once an hour: until then the planner would take thousands of rides for a few.
  await vacuum(db);
  await learnDemand(db, { now, atOnceMinutes: await readAtOnceMinutes(db) });
  return seeding;
}

type Filling = {
  pricing: DemoPricing;
  passwordHash: string;
  now: Date;
  today: string;
  withHours: boolean;
};

async function fill(
  trx: Trx,
  { pricing, passwordHash, now, today, withHours }: Filling,
): Promise<DemoSeeding> {
  await lockSeeding(trx);
  const lastDay = await findLastDemoDay(trx, DEMO_MARK);
  if (lastDay === null) {
    if (await hasAccounts(trx)) return "kept";
    await makePeople(trx, passwordHash, now);
    await setCompanyOf(trx, { ...DEFAULT_COMPANY, ...DEMO_VIP });
    await setPayLinksOf(trx, DEMO_PAY_LINKS);
    await addHotel(trx, now);
    await insertInbox(trx, { messages: demoMessages(now), applications: demoApplications(now) });
    await beginNumberingAt(trx, FIRST_RIDE);
    await insertRideStories(trx, pricing, { firstDay: addDays(today, -HISTORY_DAYS), now, withHours });
    if (withHours) await openDemoCase(trx, now);
    return "seeded";
  }
  if (lastDay >= today) return "kept";
  await closeOldRides(trx, { mark: DEMO_MARK, now });
  const ninetyDaysAgo = addDays(today, -HISTORY_DAYS);
  const dayAfter = addDays(lastDay, 1);
  await insertRideStories(trx, pricing, {
    firstDay: dayAfter > ninetyDaysAgo ? dayAfter : ninetyDaysAgo,
    now,
    withHours,
  });
  return "refreshed";
}

async function addHotel(trx: Trx, now: Date): Promise<void> {
  const [office] = await findAccounts(trx, ["staff"]);
  if (office) await addPartner(trx, { partner: DEMO_HOTEL, by: office.id, now });
}

async function pricingOf(db: Db, { routes }: DemoSettings, today: string): Promise<DemoPricing> {
  const { id, tariff } = await getTariffOf(db, today);
  const range = { start: addDays(today, -HISTORY_DAYS), end: addDays(today, 3) };
  return { tariffId: id, tariff, holidays: await getExtraHolidays(db, range), routes };
}

async function makePeople(trx: Trx, passwordHash: string, now: Date): Promise<void> {
  for (const account of DEMO_ACCOUNTS) await makeAccount(trx, account, { passwordHash, now });
  const drivers = [];
  for (const driver of DEMO_DRIVERS) {
    drivers.push(toDriverRow(await makeAccount(trx, driver, { passwordHash, now }), driver, now));
  }
  await insertDrivers(trx, drivers);
  await giveDriversCars(trx, now);
}

function makeAccount(
  trx: Trx,
  account: DemoAccount,
  { passwordHash, now }: { passwordHash: string; now: Date },
) {
  const { username, firstName, lastName, phone, role } = account;
  const email = emailOf(username);
  const person = { username, email, firstName, lastName, phone, role, language: ACCOUNT_LANGUAGE };
  return createAccount(trx, { ...person, passwordHash, emailConfirmed: true, actorId: null, now });
}

function emailOf(username: string): string {
  return `${username}@trupial.example`;
}

function toDriverRow(id: number, driver: DemoDriver, now: Date) {
  const today = curacaoDate(now);
  const stand = driver.standsAt === null ? null : placeOf(driver.standsAt);
  return {
    account_id: id,
    vehicle_type: driver.vehicleType,
    vehicle_name: driver.vehicle,
    plate: driver.plate,
    license_number: driver.license,
    ...demoPapers({ id, username: driver.username }, today),
    languages: driver.speaks,
    approved_at: new Date(now.getTime() - driver.approvedDaysAgo * 24 * 60 * 60 * 1000),
    on_shift: stand !== null,
    shares_location: true,
    lat: stand?.lat ?? null,
    lng: stand?.lng ?? null,
    location_name: stand && `near ${stand.name}`,
    located_at: stand && now,
    last_active_at: now,
    updated_at: now,
  };
}

/** The papers that the office is about to be asked for: one paper that ends this month, and one in two. */
const ENDING_SOON: Readonly<Record<string, { readonly [Day in keyof PaperDays]?: number }>> = {
  driver7: { insurance_expires_on: 29 },
  driver8: { inspection_expires_on: 61 },
};

/** Papers far from their last day, but for a few: they are renewed with the demo, long before they would run out. */
function demoPapers({ id, username }: { id: number; username: string }, today: string) {
  const soon = Object.entries(ENDING_SOON[username] ?? {}).map(
    ([day, days]) => [day, addDays(today, days)] as const,
  );
  return {
    license_expires_on: addDays(today, 8 * YEAR_DAYS + id * 37),
    permit_expires_on: addDays(today, 6 * YEAR_DAYS + id * 29),
    insurance_expires_on: addDays(today, 3 * YEAR_DAYS + id * 11),
    inspection_expires_on: addDays(today, 3 * YEAR_DAYS + id * 23),
    ...Object.fromEntries(soon),
  };
}

async function renewPapers(
  trx: Trx,
  { driverIds }: Pick<DemoCompany, "driverIds">,
  today: string,
): Promise<void> {
  for (const [username, id] of driverIds) {
    const days = demoPapers({ id, username }, today);
    await renewPapersOf(trx, { id, before: addDays(today, YEAR_DAYS), days });
  }
  await takePapersFromDrivers(trx);
}

type Insertion = { firstDay: string; now: Date; withHours: boolean };

async function insertRideStories(
  trx: Trx,
  pricing: DemoPricing,
  { firstDay, now, withHours }: Insertion,
): Promise<void> {
  const company = await gatherCompany(trx, pricing);
  const stories = [
    ...(await makePastRides(company, { firstDay, now })),
    ...(await makeComingRides(company, now)),
  ];
  const all = <T>(part: (story: RideStory) => readonly T[]) => stories.flatMap(part);
  await insertRides(
    trx,
    all((story) => [story.row]),
  );
  await insertHistory(
    trx,
    all((story) => story.history),
  );
  await insertRefusals(
    trx,
    all((story) => story.refusals),
  );
  await putOnHotelsAccount(trx, DEMO_MARK);
  const [office] = await findAccounts(trx, ["staff"]);
  if (office) {
    const today = curacaoDate(now);
    await closePastShifts(trx, { midnight: instantOf(today, "00:00:00"), staffId: office.id });
    await addDemoShips(trx, { from: firstDay, now, today, by: office.id });
    if (withHours) await writeDemoHours(trx, { driverIds: company.driverIds, by: office.id, today, now });
  }
  await recountTotals(trx);
  await recountRatings(trx, [...company.driverIds.values()]);
  await refreshPositions(trx, { ids: [...company.driverIds.values()], now });
  await renewPapers(trx, company, curacaoDate(now));
}

async function gatherCompany(trx: Trx, pricing: DemoPricing): Promise<DemoCompany> {
  const people = [...DEMO_ACCOUNTS, ...DEMO_DRIVERS];
  const accounts = await findAccounts(
    trx,
    people.map((person) => person.username),
  );
  const idOf = (username: string) => {
    const account = accounts.find((one) => one.username === username);
    if (!account) throw new Error(`the demo's account "${username}" is gone`);
    return account.id;
  };
  const [rider] = DEMO_ACCOUNTS;
  if (!rider) throw new Error("the demo has no rider");
  const drivers = DEMO_DRIVERS.map((driver) => ({ ...driver, id: idOf(driver.username) }));
  let nextId = await findNextRideId(trx);
  return {
    prices: new DemoPrices(pricing),
    cast: new DemoCast(drivers),
    operatorId: idOf("operator"),
    rider: {
      id: idOf(rider.username),
      name: `${rider.firstName} ${rider.lastName}`,
      phone: rider.phone,
      email: emailOf(rider.username),
    },
    driverIds: new Map(drivers.map((driver) => [driver.username, driver.id])),
    nextRideId: () => nextId++,
  };
}

import { screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import {
  compareTariffEndpoint,
  listHolidaysEndpoint,
  listTariffsEndpoint,
} from "../../../contract/fares/tariffs.endpoints.ts";
import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { PAPER_DAYS } from "../../../domain/papers/papers.ts";
import { getOfficeDayEndpoint } from "../../../contract/reports/office.endpoints.ts";
import { contractTroubleSchema } from "../../../contract/contracts/contract.ts";
import { listContractTroublesEndpoint } from "../../../contract/contracts/contracts.endpoints.ts";
import { type Approval, approvalsSchema } from "../../../contract/approvals/approval.ts";
import { listApprovalsEndpoint } from "../../../contract/approvals/approvals.endpoints.ts";
import { listCasesEndpoint } from "../../../contract/cases/cases.endpoints.ts";
import type { ListedCase } from "../../../contract/cases/case.ts";
import { listContactMessagesEndpoint } from "../../../contract/messages/inbox.endpoints.ts";
import type { OfficeDay } from "../../../contract/reports/office-day.ts";
import { searchRideArchiveEndpoint } from "../../../contract/rides/ride-archive.endpoints.ts";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { listApplicationsEndpoint } from "../../../contract/messages/applications.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { listBackupsEndpoint } from "../../../contract/backups/backups.endpoints.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { DRAWN_COMPANY } from "../../company/drawn-company.ts";
import { vehicleSchema, type Vehicle } from "../../../contract/drivers/vehicles.ts";
import { listVehiclesEndpoint } from "../../../contract/drivers/vehicles.endpoints.ts";
import { listUsersEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { startSession } from "../../api/session.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { StartSection } from "./start-section.tsx";
import text from "./strings/en.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import type { ContactMessage } from "../../../contract/messages/contact-message.ts";
import { type Facts, madeOf } from "../../testing/filled.ts";
import { aRide } from "../../testing/rides.ts";

const NO_DAYS = Object.fromEntries(Object.values(PAPER_DAYS).map((day) => [day, null]));

const NOBODY = { waiting_changes: [], ...NO_DAYS };

const DAY: OfficeDay = {
  day: "2026-11-20",
  rides: 38,
  fares: "1126.50",
  week_ago: { rides: 35, fares: "1054.00" },
  by_payment: [
    { way: "cash_usd", amount: "512.00", xcg: null },
    { way: "cash_xcg", amount: "225.00", xcg: "402.75" },
    { way: "card", amount: "268.50", xcg: null },
    { way: "account", amount: "121.00", xcg: null },
    { way: "link", amount: "0.00", xcg: null },
    { way: "unknown", amount: "0.00", xcg: null },
  ],
  given_back: "0.00",
  pickups: {
    picked_up: 38,
    late: 3,
    rides: [
      {
        id: 4788,
        ride_datetime: "2026-11-20T12:00:00Z",
        pickup_location: "Mega Pier",
        driver_name: "Elvis Provence",
        minutes: 11,
      },
    ],
  },
  pickups_before: { picked_up: 250, late: 13 },
  unpaid: { owed: "1284.00", accounts: 4, overdue: "386.00", statements: [] },
  driver_cash: { usd: "414.00", xcg: "402.75", drivers: 6 },
};

const STATEMENT = {
  partner_id: 5,
  partner_name: "Bay hotel",
  month: "2026-10",
  rides: 11,
  total: "386.00",
  owed: "386.00",
};

type Holiday = ResultOf<typeof listHolidaysEndpoint>[number];

type Opened = {
  readonly day?: Partial<OfficeDay>;
  readonly drivers?: readonly Facts<DriverRecord>[];
  readonly messages?: readonly Facts<ContactMessage>[];
  readonly cases?: readonly Facts<ListedCase>[];
  readonly troubles?: readonly object[];
  readonly approvals?: readonly Facts<Approval>[];
  readonly cars?: readonly Vehicle[];
  readonly backupAt?: string | null;
  readonly holidays?: Readonly<Record<string, Holiday[]>>;
  readonly tariffs?: readonly Facts<ResultOf<typeof listTariffsEndpoint>[number]>[];
};

function openStart(opened: Opened = {}) {
  const {
    day = {},
    drivers = [],
    messages = [],
    cases = [],
    troubles = [],
    approvals = [],
    cars = [],
    holidays = {},
    tariffs = [],
    backupAt = null,
  } = opened;
  serverAnswers(getOfficeDayEndpoint, () => ({ ...DAY, ...day }));
  serverAnswers(listContactMessagesEndpoint, () => messages);
  serverAnswers(listCasesEndpoint, () => cases);
  serverAnswers(listContractTroublesEndpoint, () =>
    troubles.map((trouble) => madeOf(contractTroubleSchema, trouble)),
  );
  serverAnswers(listApprovalsEndpoint, () => madeOf(approvalsSchema, { waiting: approvals }));
  serverAnswers(listApplicationsEndpoint, () => []);
  serverAnswers(listDriverRecordsEndpoint, () => drivers);
  serverAnswers(listVehiclesEndpoint, () => cars);
  serverAnswers(listHolidaysEndpoint, ({ query }) => holidays[query.get("year") ?? ""] ?? []);
  serverAnswers(listTariffsEndpoint, () => tariffs);
  serverAnswers(getConfigEndpoint, () => ({ company: DRAWN_COMPANY, demo: false }));
  serverAnswers(listBackupsEndpoint, () => ({ last_good_at: backupAt, backups: [] }));
  return renderPart(
    <PageAt path="/admin/start">
      <ToastProvider>
        <StartSection />
      </ToastProvider>
    </PageAt>,
  );
}

/** A figure's words by its heading. */
async function figure(name: string): Promise<string | null> {
  return (await screen.findByRole("region", { name })).textContent;
}

test("the office begins with today's money beside last week's at this hour, and how it was paid", async () => {
  openStart();
  expect(await figure(text.today)).toBe(
    "Fares today, without tips$1,126.50+$72.50 on last Friday at this hour, 38 rides" +
      "Cash $$512.00Cash XCG 402.75$225.00Card$268.50Account, not collected$121.00",
  );
  expect(await screen.findByText(text.nothing)).toBeTruthy();
});

test("a day that brought less says so, and what was paid by link or never recorded is told apart", async () => {
  openStart({
    day: {
      fares: "100.10",
      week_ago: { rides: 4, fares: "120.20" },
      by_payment: [
        { way: "link", amount: "33.07", xcg: null },
        { way: "unknown", amount: "12.00", xcg: null },
      ],
    },
  });
  expect(await figure(text.today)).toMatch(
    /-\$20\.10 on last Friday.*By link\$33\.07Not recorded, not collected\$12\.00$/,
  );
});

test("says how many pickups were late, beside the days before, and which", async () => {
  const { user } = openStart();
  expect(await figure(text.late)).toBe("Late3 of 387.9%, last 7 days 5.2%Which 3");
  await user.click(screen.getByRole("button", { name: text.whichLate(3) }));
  const list = within(screen.getByRole("dialog", { name: text.latePickups(3) }));
  expect(list.getByRole("listitem").textContent).toBe("8:00 AM#4788 Mega PierElvis Provence11 min late");
  expect(list.getByRole("link").getAttribute("href")).toContain("/operator/assigned-rides/4788");
});

test.each([
  [4, "80%"],
  [10, "100%"],
])("of ten pickups %i late ones fill the bar to %s: only all of them fill it", async (late, width) => {
  openStart({ day: { pickups: { picked_up: 10, late, rides: [] } } });
  await figure(text.late);
  expect(screen.getByRole("region", { name: text.late }).querySelector("i")?.style.width).toBe(width);
});

test("a day without a pickup has no share of late ones", async () => {
  openStart({ day: { pickups: { picked_up: 0, late: 0, rides: [] } } });
  expect(await figure(text.late)).toBe("Late0 of 0last 7 days 5.2%");
});

test("says what hotels and drivers still have, and where to see who", async () => {
  openStart();
  expect(await figure(text.unpaid)).toBe("Unpaid$1,284.004 accounts$386.00 over 30 daysWho owes what");
  expect(await figure(text.driverCash)).toBe(
    "Cash still with drivers$414.00and XCG 402.756 driversWho holds what",
  );
  const linkOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(linkOf(text.whoOwes)).toContain("/admin/partners");
  expect(linkOf(text.whoHolds)).toContain("/admin/money?view=cash");
});

test("the office says good day by name and by the hour of the island", async () => {
  serverAnswers(readMeEndpoint, () => ({ first_name: "Suheily" }));
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T13:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  startSession({ username: "staff", role: "staff", access: "token", refresh: null }, false);
  openStart();
  expect(await screen.findByRole("heading", { level: 1, name: "Good morning, Suheily" })).toBeTruthy();
  expect(screen.getByText("Tuesday, November 24, 2026, 9:30 AM")).toBeTruthy();
  expect(screen.getByText("Staff")).toBeTruthy();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

test("the age of the last good backup stands under the greeting and leads to the backups", async () => {
  openStart({ backupAt: hoursAgo(8) });
  const fresh = await screen.findByRole("link", { name: "Last good backup: 8 h" });
  expect(fresh.getAttribute("href")).toContain("/admin/data");
  expect(fresh.className).toMatch(/backup/);
});

test("a backup of nights ago is said in red", async () => {
  openStart({ backupAt: hoursAgo(72) });
  const old = await screen.findByRole("link", { name: "Last good backup: 3 days" });
  expect(old.className).toMatch(/missed/);
});

test("papers that end in the next months stand beside what waits, the soonest first", async () => {
  const inDays = (days: number) => addDays(curacaoDate(new Date()), days);
  openStart({
    drivers: [
      { ...NOBODY, id: 7, name: "Elvis Provence", insurance_expires_on: inDays(40) },
      {
        ...NOBODY,
        id: 8,
        name: "Nelly Sambo",
        inspection_expires_on: inDays(-1),
        permit_expires_on: inDays(400),
      },
      { ...NOBODY, id: 9, name: "Dwight Rosaria", license_expires_on: inDays(8) },
    ],
  });
  const box = within(await screen.findByRole("region", { name: text.papersEnd }));
  const lines = box.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/Nelly SamboInspection.*yesterday$/),
    expect.stringMatching(/Dwight RosariaDriving license.*in 8 days$/),
    expect.stringMatching(/Elvis ProvenceInsurance.*in 40 days$/),
  ]);
});

test("rides on account that no account pays wait for the office, the latest a press away", async () => {
  const listed = [
    { id: 4818, completed_at: DAY.day, fare: "22.50", pickup_location: "Punda", driver_name: "Nelly Sambo" },
  ];
  openStart({ day: { owed_by_nobody: { rides: 5, fares: "93.50", listed } } });
  const link = await screen.findByRole("link", { name: new RegExp(`^${text.putRight}: 5 rides`) });
  expect(link.getAttribute("href")).toContain("/assigned-rides/4818");
  expect(screen.getByText(/^\$93.50, the latest of .*, Nelly Sambo$/)).toBeTruthy();
});

test("what waits comes by urgency, each with how long it waits and the way to its answer", async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
  const letter = { name: "Ingrid Maduro", topic: "group" as const, subject: "" };
  const driver = { ...NOBODY, vehicle: "Toyota Camry", vehicle_type: "economy" as const, version: 1 };
  const { user } = openStart({
    day: {
      unpaid: {
        ...DAY.unpaid,
        statements: [
          { ...STATEMENT, id: 3, made_at: hoursAgo(31 * 24), mailed_at: hoursAgo(31 * 24) },
          // They were reminded the other day.
          { ...STATEMENT, id: 4, made_at: hoursAgo(61 * 24), mailed_at: hoursAgo(2 * 24) },
        ],
      },
    },
    drivers: [
      {
        ...driver,
        id: 7,
        name: "Elvis Provence",
        plate: "TX 1209",
        permit_expires_on: "2026-01-31",
        waiting_changes: [
          { id: 1, field: "vehicle_type" as const, from: "economy", to: "xl", state: "waiting" as const },
          { id: 2, field: "plate" as const, from: "TX 1", to: "TX 2", state: "waiting" as const },
        ],
      },
      {
        ...driver,
        id: 8,
        name: "Nelly Sambo",
        plate: "TX 0942",
        inspection_expires_on: addDays(curacaoDate(new Date()), 8),
      },
    ],
    messages: [
      { ...letter, id: 1, received_at: hoursAgo(1) },
      { ...letter, id: 2, name: "Tom Okafor", subject: "Lost sunglasses", received_at: hoursAgo(26) },
    ],
  });
  const list = within(await screen.findByRole("region", { name: text.waits }));
  const lines = (await list.findAllByRole("listitem")).map((line) => line.textContent);
  expect(lines).toEqual([
    "Elvis Provence: Taxi permit ran outTX 1209, no rides until the new date is insince Jan 31Enter new date",
    expect.stringMatching(/^Bay hotel hasn't paid Oct 202611 rides, \$386\.00, sent .*31 daysRemind$/),
    expect.stringMatching(/^Lost sunglassesTom Okafor, message of .*26 hAnswer$/),
    expect.stringMatching(/^Elvis Provence wants .*Vehicle Type: Economy → .*; Plate: TX 1 → TX 2Look$/),
    "Nelly Sambo: Inspection endsTX 0942in 8 daysEnter new date",
    expect.stringMatching(/^GroupIngrid Maduro, message of .*1 hAnswer$/),
  ]);
  const answer = list.getByRole("link", { name: `${text.answer}: Lost sunglasses` });
  expect(answer.getAttribute("href")).toContain("/admin/messages?message=2");
  const remind = list.getByRole("link", { name: `${text.remind}: Bay hotel hasn't paid Oct 2026` });
  expect(remind.getAttribute("href")).toContain("/admin/partners/5?statement=3");
  await user.click(list.getByRole("button", { name: /^Enter new date: Elvis Provence/ }));
  expect(await screen.findByRole("dialog", { name: /Elvis Provence/ })).toBeTruthy();
});

test("a contract whose rides couldn't be booked waits in one line, with the soonest, the reason and the way to mend it", async () => {
  const trouble = {
    contract: { id: 4, name: "School run" },
    line: 1,
    way: "there",
    trouble: "not_booked",
    reference: null,
    sentence: "The account of Kolegio Erasmus is at its limit.",
    since: hoursAgo(1),
  };
  const troubles = ["30", "31", "29"].map((day) => ({
    ...trouble,
    day: `2099-12-${day}`,
    at: `2099-12-${day}T11:15:00.000Z`,
  }));
  openStart({ troubles });
  const list = within(await screen.findByRole("region", { name: text.waits }));
  const lines = await list.findAllByRole("listitem");
  expect(lines).toHaveLength(1);
  expect(lines[0]?.textContent).toMatch(
    /^A ride of School run couldn't be booked.*at its limit. And 2 more.*Dec 30/,
  );
  const link = list.getByRole("link", { name: /School run/ });
  expect(link.getAttribute("href")).toBe("/admin/contracts/4");
});

test("an open case waits for the office, with its ride and its people", async () => {
  openStart({
    cases: [
      {
        id: 41,
        kind: "low_rating",
        opened_at: hoursAgo(30),
        ride: { id: 7, reference: "CJF-FJK", stars: 2 },
        driver: { id: 3, name: "Dwight Rosaria" },
        person: "Femke Jansen",
      },
    ],
  });
  const list = within(await screen.findByRole("region", { name: text.waits }));
  const [line] = await list.findAllByRole("listitem");
  expect(line?.textContent).toMatch(/^Low ratingCJF-FJK, Femke Jansen, Dwight Rosaria30 h/);
  expect(list.getByRole("link", { name: /Low rating/ }).getAttribute("href")).toBe("/admin/cases/41");
});

test("what others ask for waits for whoever may decide, and one's own doesn't", async () => {
  const asked = {
    kind: "refund",
    amount: "120.00",
    reason: "The car was late",
    asked_at: "2026-11-26T16:00:00Z",
    expires_at: "2026-12-03T16:00:00Z",
  } as const;
  openStart({
    approvals: [
      { ...asked, id: 3, may_decide: true, asked_by: { id: 9, name: "Ana Curiel" } },
      { ...asked, id: 4, is_mine: true },
    ],
  });
  const list = within(await screen.findByRole("region", { name: text.waits }));
  const lines = await list.findAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Ana Curiel asks: Give back \$120\.00The car was late/),
  ]);
  expect(list.getByRole("link", { name: /Ana Curiel/ }).getAttribute("href")).toBe("/admin/approvals");
});

test("a paper of a car that nobody comes with waits for the office; of the others it stands with their drivers", async () => {
  const spare = madeOf(vehicleSchema, {
    id: 9,
    plate: "TX 1320",
    vehicle: "Grey Hyundai H-1",
    retired_on: null,
    drivers: [{ id: 3, name: "Elvis Provence", is_theirs: false }],
    insurance_expires_on: "2026-02-28",
    permit_expires_on: null,
    inspection_expires_on: null,
  });
  const driven = { ...spare, id: 10, drivers: [{ id: 3, name: "Elvis Provence", is_theirs: true }] };
  openStart({ cars: [spare, driven] });
  const list = within(await screen.findByRole("region", { name: text.waits }));
  const lines = await list.findAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual([expect.stringMatching(/^TX 1320.*Grey Hyundai/)]);
  expect(list.getByRole("link", { name: /TX 1320/ }).getAttribute("href")).toBe("/admin/vehicles/9");
});

test("a paper that ran out is less urgent while the office lets its driver work", async () => {
  const overridden = {
    ...NOBODY,
    id: 7,
    name: "Elvis Provence",
    plate: "TX 1209",
    permit_expires_on: "2026-01-31",
    papers_override: { until: "2030-01-15", reason: "", by: "" },
  };
  openStart({
    drivers: [overridden, { ...NOBODY, id: 8, name: "Nelly Sambo", license_expires_on: "2026-02-28" }],
  });
  const list = within(await screen.findByRole("region", { name: text.waits }));
  const lines = (await list.findAllByRole("listitem")).map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Nelly Sambo/),
    expect.stringMatching(/^Elvis Provence.*TX 1209, Exception until Jan 15, 2030/),
  ]);
});

test("the holidays of the next sixty days say what they add, beside the tariff that waits for its day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T13:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  serverAnswers(compareTariffEndpoint, () => ({ rides: 268, before: 1000, after: 1051 }));
  const law = { from: null, extra: false };
  openStart({
    holidays: {
      "2026": [
        { ...law, date: "2026-10-10", name: "Curaçao Day" },
        { ...law, date: "2026-12-25", name: "Christmas Day" },
        { ...law, date: "2026-12-31", name: "New Year's Eve", from: "12:00:00" },
      ],
      "2027": [
        { ...law, date: "2027-01-02", name: "Our own day", extra: true },
        { ...law, date: "2027-02-08", name: "Carnival Monday" },
      ],
    },
    tariffs: [
      { id: 2, valid_from: "2027-01-01", holiday_percent: 30 },
      { id: 1, valid_from: "2025-01-01", holiday_percent: 25 },
    ],
  });
  const box = within(await screen.findByRole("region", { name: text.nextSteps }));
  await screen.findByText(/5\.1%/);
  expect(box.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "Dec 25Christmas Day+25% on every fare",
    "Dec 31New Year's Eve, from 12:00 PM+25% on every fare",
    "Jan 1New tariff+5.1% on the rides of the last 7 daysLook",
    "Jan 2Our own day+30% on every fare",
  ]);
});

test("says so where nothing comes next", async () => {
  openStart();
  expect(await screen.findByText(text.nothingNext(60))).toBeTruthy();
});

test("the search leads to people, rides and messages, and a slash puts the focus there", async () => {
  const names = { first_name: "Rosa", last_name: "Wernet", email: "rosa@example.com" };
  const account = { ...names, phone_number: "5550120" };
  serverAnswers(listUsersEndpoint, ({ query }) =>
    query.get("q") === "rosa"
      ? [
          { ...account, id: 31, role: "rider" as const },
          { ...account, id: 7, role: "driver" as const },
        ]
      : [],
  );
  const ride = aRide({
    reference: "BJN-UPD",
    rider_name: "Rosa Wernet",
    rider_phone: "5550120",
    pickup_location: "Punda",
    dropoff_location: "Mambo Beach",
    ride_datetime: "2026-11-20T14:00:00.000Z",
  });
  // Without a type it would be every ride there is.
  serverAnswers(listRideRequestsEndpoint, ({ query }) => [
    {
      ...ride,
      id: 4901,
      status: query.get("type") === "pending" ? ("Pending" as const) : ("Completed" as const),
    },
    { ...ride, id: 4902, status: "Pending" as const, rider_name: "Tom Okafor" },
  ]);
  serverAnswers(listAssignedRidesEndpoint, () => []);
  serverAnswers(searchRideArchiveEndpoint, ({ query }) => ({
    rows: query.get("status") === null ? [{ ...ride, id: 4812, status: "Completed" as const }] : [],
  }));
  const letter = {
    name: "Rosa Wernet",
    topic: "group" as const,
    subject: "",
    received_at: "2026-11-20T14:00:00Z",
  };
  const { user } = openStart({ messages: [{ ...letter, id: 5 }] });
  await screen.findByRole("region", { name: text.waits });
  await user.keyboard("/");
  const field = screen.getByRole("combobox", { name: text.search });
  expect(document.activeElement).toBe(field);
  await user.type(field, "rosa");
  await screen.findByRole("option", { name: /Driver, / });
  await screen.findByRole("option", { name: /#4812/ });
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    expect.stringMatching(/^Rosa WernetRider, /),
    expect.stringMatching(/^Rosa WernetDriver, /),
    expect.stringMatching(/^#4901 Rosa Wernet.*Pending/),
    expect.stringMatching(/^#4812 Rosa Wernet.*Completed/),
    expect.stringMatching(/^GroupRosa Wernet, Nov 20/),
  ]);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(await screen.findByText("/admin/riders/31")).toBeTruthy();
});

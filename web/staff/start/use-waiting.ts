import { fullName } from "../../../domain/accounts/full-name.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { type PaperDays, papersDue } from "../../../domain/papers/papers.ts";
import { useAnswerDue } from "../../cases/use-answer-due.ts";
import { listCasesEndpoint } from "../../../contract/cases/cases.endpoints.ts";
import type { WireContractTrouble } from "../../../contract/contracts/contract.ts";
import { listContractTroublesEndpoint } from "../../../contract/contracts/contracts.endpoints.ts";
import { listContactMessagesEndpoint } from "../../../contract/messages/inbox.endpoints.ts";
import { listApplicationsEndpoint } from "../../../contract/messages/applications.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import type { Vehicle } from "../../../contract/drivers/vehicles.ts";
import { listVehiclesEndpoint } from "../../../contract/drivers/vehicles.endpoints.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { DAY_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useChangeText } from "../../papers/use-change-text.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { officePaths } from "../../router/office-paths.ts";
import type { IconName } from "../../ui/icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useSubject } from "../../messages/inbox/use-subject.ts";
import { usePagedList } from "../../office/use-paged-list.ts";
import { useWaited } from "../../office/use-waited.ts";
import { useApprovals } from "./use-approvals.ts";
import { useBooksFaults, useOwedByNobody, useUnpaid } from "./use-owed.ts";

/** Where a thing is done: on a page, or in a dialog over the start. */
export type Deed =
  | { readonly kind: "page"; readonly to: string }
  | { readonly kind: "papers" | "changes"; readonly driver: DriverRecord };

/** One thing that somebody of the office has to do. */
export type WaitingThing = {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  /** How long it waits, or until when it can. */
  readonly due: string | null;
  readonly tone: "late" | "soon" | "calm";
  /** The oldest comes first among those alike. */
  readonly at: number;
  readonly action: string;
  readonly deed: Deed;
};

/** A ride of a contract that is nearer than this can't wait. */
const CONTRACT_SOON_MS = 2 * DAY_MS;

/** All that waits for the office, the most urgent first; and how the reading of it went. */
export function useWaiting() {
  const now = useNow(MINUTE_MS);
  const messages = useMessages();
  const applications = useApplications();
  const ofDrivers = useDriverThings(now);
  const ofCars = useCarThings(now);
  const unpaid = useUnpaid(now);
  const ownerless = useOwedByNobody();
  const books = useBooksFaults();
  const cases = useCases();
  const contracts = useContractThings(now);
  const approvals = useApprovals();
  const mayI = useMayI();
  const [letters, people, money] = [!mayI("letters"), !mayI("drivers"), !mayI("money")];
  const parts = [
    { ...books, isClosed: money },
    { ...approvals, isClosed: false },
    { ...cases, isClosed: letters },
    { ...contracts, isClosed: !mayI("contracts") },
    { ...messages, isClosed: letters },
    { ...applications, isClosed: people },
    { ...ofDrivers, isClosed: people },
    { ...ofCars, isClosed: people },
    { ...unpaid, isClosed: money },
    { ...ownerless, isClosed: money },
  ];
  const isKnown = parts.every(({ things, isClosed }) => isClosed || things !== undefined);
  return {
    data: isKnown ? byUrgency(parts.flatMap(({ things = [] }) => things)) : undefined,
    isPending: parts.some(({ isPending, isClosed }) => isPending && !isClosed),
    error: parts.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const { refetch, isClosed } of parts) if (!isClosed) refetch();
    },
  };
}

const ORDER = ["late", "soon", "calm"] as const;

function byUrgency(things: readonly WaitingThing[]): readonly WaitingThing[] {
  return things.toSorted((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone) || a.at - b.at);
}

function useMessages() {
  const words = useStrings("staff/start");
  const subjectOf = useSubject();
  const waited = useWaited();
  const { shortDateTime } = useFormats();
  const { data, ...query } = usePagedList(
    listContactMessagesEndpoint,
    { state: "open" },
    { closed: !useMayI()("letters") },
  );
  const things = data?.map((message): WaitingThing => {
    const { id, name, received_at } = message;
    const { text, isLate } = waited(received_at);
    return {
      key: `message-${id}`,
      icon: "mail",
      title: subjectOf(message),
      detail: `${name}, ${words.messageOf(shortDateTime(received_at))}`,
      due: text,
      tone: isLate ? "late" : "calm",
      at: Date.parse(received_at),
      action: words.answer,
      deed: { kind: "page", to: officePaths.adminMessage(id) },
    };
  });
  return { ...query, things };
}

function useCases() {
  const words = useStrings("staff/start");
  const { kinds } = useStrings("cases");
  const waited = useWaited();
  const answerDue = useAnswerDue();
  const { data, ...query } = usePagedList(
    listCasesEndpoint,
    { state: "open" },
    { closed: !useMayI()("letters") },
  );
  const things = data?.map(({ id, kind, title, ride, driver, person, opened_at, due_on }): WaitingThing => {
    const { text, isLate } = answerDue(due_on) ?? waited(opened_at);
    return {
      key: `case-${id}`,
      icon: "flag",
      title: title || kinds[kind],
      detail: [title === "" ? null : kinds[kind], ride?.reference, person, driver?.name]
        .filter(Boolean)
        .join(", "),
      due: text,
      tone: isLate ? "late" : "soon",
      at: Date.parse(opened_at),
      action: words.look,
      deed: { kind: "page", to: officePaths.adminCase(id) },
    };
  });
  return { ...query, things };
}

/** Contracts with rides that could not be booked, or that a driver has and that should be otherwise: a line for each, with the soonest. */
function useContractThings(now: Date) {
  const words = useStrings("staff/start");
  const { shortDateTime } = useFormats();
  const asked = useMayI()("contracts") ? read(listContractTroublesEndpoint) : null;
  const { data, ...query } = useRead(asked, { everyMs: MINUTE_MS });
  const kindOf = ({ trouble }: WireContractTrouble) => (trouble === "not_booked" ? trouble : "asks");
  const isSame = (one: WireContractTrouble, other: WireContractTrouble) =>
    one.contract.id === other.contract.id && kindOf(one) === kindOf(other);
  const soonest = data?.filter((one, index) => data.findIndex((other) => isSame(one, other)) === index);
  const things = soonest?.map((one): WaitingThing => {
    const { contract, at, reference, sentence } = one;
    const others = (data?.filter((other) => isSame(one, other)).length ?? 1) - 1;
    const isSoon = Date.parse(at) - now.getTime() < CONTRACT_SOON_MS;
    const isUnbooked = kindOf(one) === "not_booked";
    return {
      key: `contract-${contract.id}-${kindOf(one)}`,
      icon: "repeat",
      title: (isUnbooked ? words.contractNotBooked : words.contractAsks)(contract.name),
      detail: [reference, sentence, others > 0 ? words.contractMore(others) : null].filter(Boolean).join(" "),
      due: shortDateTime(at),
      tone: isSoon ? "late" : "soon",
      at: Date.parse(at),
      action: words.look,
      deed: { kind: "page", to: officePaths.adminContract(contract.id) },
    };
  });
  return { ...query, things };
}

function useApplications() {
  const words = useStrings("staff/start");
  const waited = useWaited();
  const { data, ...query } = usePagedList(
    listApplicationsEndpoint,
    { state: "new" },
    { closed: !useMayI()("drivers") },
  );
  const things = data?.map(
    ({ id, vehicle_name, plate, received_at, ...person }): WaitingThing => ({
      key: `application-${id}`,
      icon: "note",
      title: words.wantsToDrive(fullName(person)),
      detail: [vehicle_name, plate].filter(Boolean).join(", "),
      due: waited(received_at).text,
      tone: "calm",
      at: Date.parse(received_at),
      action: words.look,
      deed: { kind: "page", to: officePaths.adminApplication(id) },
    }),
  );
  return { ...query, things };
}

/** Changes that drivers want, and their papers that have run out or soon do. */
function useDriverThings(now: Date) {
  const words = useStrings("staff/start");
  const papers = useStrings("papers");
  const said = useChangeText();
  const { shortDay } = usePaperText();
  const { shortDate } = useFormats();
  const today = curacaoDate(now);
  const { data, ...query } = usePagedList(listDriverRecordsEndpoint, {}, { closed: !useMayI()("drivers") });
  const papersOf = (driver: DriverRecord) =>
    papersDue(driver, today).map(({ paper, date }): WaitingThing => {
      const isOver = date < today;
      const exception = driver.papers_override?.until;
      const consequence = exception ? papers.exception(shortDay(exception)) : words.noRidesUntil;
      return {
        key: `paper-${driver.id}-${paper}`,
        icon: "shield",
        title: (isOver ? words.paperEnded : words.paperEnds)(driver.name, papers.names[paper]),
        detail: [driver.plate, isOver && consequence].filter(Boolean).join(", "),
        due: isOver ? words.since(shortDate(noonOf(date))) : words.inDays(daysBetween(today, date)),
        tone: isOver && !exception ? "late" : "soon",
        at: instantOf(date, "00:00:00").getTime(),
        action: words.newDate,
        deed: { kind: "papers", driver },
      };
    });
  const changesOf = (driver: DriverRecord): readonly WaitingThing[] => {
    const { id, name, waiting_changes: changes = [] } = driver;
    if (changes.length === 0) return [];
    return [
      {
        key: `changes-${id}`,
        icon: "car",
        title: words.wantsChanged(name),
        detail: changes.map(said).join("; "),
        due: null,
        tone: "soon",
        at: now.getTime(),
        action: words.look,
        deed: { kind: "changes", driver },
      },
    ];
  };
  return { ...query, things: data?.flatMap((driver) => [...papersOf(driver), ...changesOf(driver)]) };
}

/** Papers of cars that nobody comes with: those of the others stand with their drivers. */
function useCarThings(now: Date) {
  const words = useStrings("staff/start");
  const { names } = useStrings("papers");
  const { shortDate } = useFormats();
  const today = curacaoDate(now);
  const { data, ...query } = usePagedList(listVehiclesEndpoint, {}, { closed: !useMayI()("drivers") });
  const things = data?.filter(isNobodys).flatMap((car) =>
    papersDue(papersOfCar(car), today).map(({ paper, date }): WaitingThing => {
      const isOver = date < today;
      return {
        key: `car-${car.id}-${paper}`,
        icon: "shield",
        title: (isOver ? words.paperEnded : words.paperEnds)(car.plate, names[paper]),
        detail: car.vehicle,
        due: isOver ? words.since(shortDate(noonOf(date))) : words.inDays(daysBetween(today, date)),
        tone: "soon",
        at: instantOf(date, "00:00:00").getTime(),
        action: words.look,
        deed: { kind: "page", to: officePaths.adminVehicle(car.id) },
      };
    }),
  );
  return { ...query, things };
}

/** Whether a car of the fleet is the one that no driver comes with. */
export function isNobodys({ retired_on, drivers }: Vehicle): boolean {
  return retired_on === null && !drivers.some(({ is_theirs }) => is_theirs);
}

/** The papers of a car alone. */
export function papersOfCar(car: Vehicle): PaperDays {
  const { permit_expires_on, insurance_expires_on, inspection_expires_on } = car;
  return {
    permit_expires_on,
    insurance_expires_on,
    inspection_expires_on,
    license_expires_on: null,
    season_permit_ends_on: null,
  };
}

/** How many days of the calendar lie between two. */
export function daysBetween(from: string, to: string): number {
  return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / DAY_MS);
}

import { driverAccountPath } from "../router/driver-account-path.ts";
import { officePaths } from "../router/office-paths.ts";
import { paths } from "../router/paths.ts";

/** The sections of the product that help is written of, in the parts and the order in which the handbook has them. */
export const PARTS = {
  start: ["start", "settings"],
  money: ["money", "pay-links", "approvals"],
  people: [
    "drivers",
    "vehicles",
    "shifts",
    "riders",
    "partners",
    "contracts",
    "users",
    "applications",
    "cases",
    "messages",
    "sent",
  ],
  prices: ["tariffs", "areas", "deals", "holidays"],
  company: ["company", "texts", "plan", "ships", "networks"],
  records: ["quality", "data", "audit"],
  desk: [
    "desk-dashboard",
    "desk-board",
    "desk-map",
    "desk-pending-rides",
    "desk-assigned-rides",
    "desk-drivers",
    "desk-history",
    "desk-places",
    "desk-contracts",
    "desk-settings",
  ],
  driver: ["driver-requests", "driver-accepted", "driver-history", "driver-reports", "driver-profile"],
} as const;
export type PartName = keyof typeof PARTS;
export type ChapterName = (typeof PARTS)[PartName][number];

/** The three people that the handbook is for, each with the parts that are theirs. */
export const READERS = {
  owner: ["start", "money", "people", "prices", "company", "records"],
  dispatcher: ["desk"],
  driver: ["driver"],
} as const satisfies Record<string, readonly PartName[]>;
export type Reader = keyof typeof READERS;

type Chapter = { readonly title: string; readonly lines: readonly string[] };
/** The chapters of one part. */
export type PartTexts<Part extends PartName> = Readonly<Record<(typeof PARTS)[Part][number], Chapter>>;
export type HelpTexts = {
  /** The title of each reader's handbook. */
  readonly readers: Readonly<Record<Reader, string>>;
  readonly parts: Readonly<Record<PartName, string>>;
  readonly chapters: Readonly<Record<ChapterName, Chapter>>;
};

/** The address of each reader's handbook: among the screens that they work at. */
export const HANDBOOKS: Readonly<Record<Reader, string>> = {
  owner: officePaths.adminHandbook,
  dispatcher: officePaths.operatorHandbook,
  driver: driverAccountPath("handbook"),
};

const DRIVER_CHAPTERS: Readonly<Record<string, ChapterName>> = {
  [paths.driverPanel]: "driver-requests",
  [paths.activeRides]: "driver-accepted",
  [paths.driverHistory]: "driver-history",
  [paths.driverReport]: "driver-reports",
  [paths.driverProfile]: "driver-profile",
};

/** The chapter that a page of people at work has, and whose handbook it is in; null for every other page. */
export function chapterAt(
  pathname: string,
): { readonly chapter: ChapterName; readonly reader: Reader } | null {
  const ofDriver = DRIVER_CHAPTERS[pathname];
  if (ofDriver !== undefined) return { chapter: ofDriver, reader: "driver" };
  const [, area, section = ""] = pathname.split("/");
  // The handbook explains itself.
  if (section === "handbook") return null;
  if (`/${area}` === paths.admin) return { chapter: oneOf(OFFICE, section) ?? "start", reader: "owner" };
  if (`/${area}` !== paths.operator) return null;
  return { chapter: oneOf(PARTS.desk, `desk-${section}`) ?? "desk-dashboard", reader: "dispatcher" };
}

const OFFICE: readonly ChapterName[] = READERS.owner.flatMap((part) => [...PARTS[part]]);

function oneOf(names: readonly ChapterName[], wanted: string): ChapterName | undefined {
  return names.find((name) => name === wanted);
}

/**
 * The imports that a room of the web may have: its own, and those from a floor below. A room is a folder by its path in
 * web; one that lies in another stands where it is named, and the rest of that other room stands where it is.
 */
type Floor = {
  readonly name: string;
  readonly rooms: readonly string[];
  /** The rooms of this floor don't know each other: what two of them need sinks to a floor below. */
  readonly apart?: true;
};

/** The lowest first. */
export const FLOORS: readonly Floor[] = [
  { name: "ground", rooms: ["ui", "api", "device", "language", "router"] },
  {
    name: "shared",
    rooms: [
      "help",
      "install",
      "approvals",
      "books/ride",
      "cases",
      "company",
      "site-texts",
      "shifts",
      "radio",
      "places",
      "map",
      "reports",
      "papers",
      "payments",
      "pay-links",
      "settlements",
      "wallet",
    ],
  },
  { name: "fares", rooms: ["fares", "promises"] },
  { name: "booking", rooms: ["booking"] },
  { name: "rides", rooms: ["rides"] },
  {
    name: "features",
    rooms: ["site", "airport", "partners", "drivers", "accounts", "office", "dispatch"],
    apart: true,
  },
  {
    name: "screens of people at work",
    rooms: [
      "approvals/office",
      "accounts/riders",
      "accounts/users",
      "areas",
      "audit",
      "books",
      "booking/desk",
      "cases/office",
      "company/office",
      "contracts/office",
      "data",
      "deals/office",
      "drivers/records",
      "drivers/roster",
      "drivers/vehicles",
      "fares/tariffs",
      "messages",
      "notifications",
      "partners/office",
      "pay-links/section",
      "payments/closings",
      "payments/money",
      "places/desk",
      "reports/quality",
      "rides/archive",
      "rides/networks",
      "settlements/office",
      "setup",
      "shifts/office",
      "dispatch/office",
      "demand",
      "site-texts/office",
    ],
  },
  {
    name: "shells",
    rooms: ["staff", "dispatch/dispatch-area.tsx", "dispatch/shell/dispatch-shell.tsx", "styleguide"],
  },
  { name: "app", rooms: ["app"] },
  { name: "around", rooms: ["service-worker", "build", "testing"] },
];

/** Where people at work are, those who build included, and nobody else: what is in these rooms no visitor fetches. */
export const ROOMS_AT_WORK: readonly string[] = [
  "dispatch",
  "drivers",
  "office",
  ...FLOORS.filter(({ name }) => name === "screens of people at work" || name === "shells").flatMap(
    ({ rooms }) => rooms,
  ),
];

/** The room of a file below web; undefined for one that belongs to none. */
export function roomOf(file: string): string | undefined {
  return ROOMS.find((room) => file === room || file.startsWith(`${room}/`));
}

/** Why a file of the web may not import another, both below web; null where it may. */
export function whyNotImport(file: string, target: string): string | null {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === undefined) return `${file} stands on no floor`;
  if (to === undefined) return `${target} stands on no floor`;
  if (from === to) return null;
  const [floor, below] = [floorOf(from), floorOf(to)];
  if (below > floor) return `${to} stands above ${from}`;
  return below === floor && FLOORS[floor]?.apart ? `${from} and ${to} don't know each other` : null;
}

/** The deepest first, so that a room within another is found before it. */
const ROOMS = FLOORS.flatMap(({ rooms }) => rooms).toSorted((a, b) => b.length - a.length);

function floorOf(room: string): number {
  return FLOORS.findIndex(({ rooms }) => rooms.includes(room));
}

export function floorNameOf(room: string): string {
  return FLOORS[floorOf(room)]?.name ?? "";
}

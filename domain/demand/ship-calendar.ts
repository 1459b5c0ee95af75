import { instantOf, isDate } from "../curacao-time.ts";
import { withoutInvisible } from "../plain-name.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time-units.ts";

/** A ship as a calendar of a port or an agent has it. */
export type CalendarShip = {
  readonly uid: string;
  readonly ship: string;
  /** The pier, in the calendar's own words. */
  readonly location: string;
  readonly from: Date;
  readonly until: Date;
  /** Null where the calendar doesn't say. */
  readonly passengers: number | null;
};

/** The ships of a calendar, and how many entries of it were none that could be read. */
export type ShipCalendar = { readonly ships: readonly CalendarShip[]; readonly leftOut: number };

/** More ships than come in two years. */
export const MOST_ENTRIES = 2_000;
const LONGEST_LINE = 2_000;
const MOST_LETTERS = 80;
/** Zones that have the island's time all year. */
const ISLAND_ZONES: readonly string[] = [
  "America/Curacao",
  "America/Aruba",
  "America/Kralendijk",
  "America/Puerto_Rico",
  "SA Western Standard Time",
];

const PROPERTY = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^:;"]*))*):(.*)$/i;
const MOMENT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(?:\d{2})?(Z?)$/;
const DURATION = /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?)?$/;
const PASSENGERS =
  /(\d{1,2}[.,]?\d{3}|\d{1,4})\s*(?:pax|passengers?|passagiers|pasajeros|pasahero|passagiere)\b/i;

type Property = { readonly params: string; readonly value: string };

/** Reads the ships of a calendar (RFC 5545); null where the text is none. Repetitions aren't followed: a ship's every call is an entry. */
export function readShipCalendar(text: string): ShipCalendar | null {
  const lines = text.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/);
  if (lines[0]?.trim().toUpperCase() !== "BEGIN:VCALENDAR") return null;
  const ships: CalendarShip[] = [];
  let leftOut = 0;
  let entry: Map<string, Property> | null = null;
  /** Parts within an entry, such as its alarm, are none of its own facts. */
  let within = 0;
  for (const line of lines) {
    const [, name = "", params = "", value = ""] = PROPERTY.exec(line.slice(0, LONGEST_LINE)) ?? [];
    const part = value.trim().toUpperCase();
    if (name.toUpperCase() === "BEGIN") {
      if (part === "VEVENT") [entry, within] = [new Map(), 0];
      else within += 1;
    } else if (name.toUpperCase() !== "END") {
      if (within === 0) entry?.set(name.toUpperCase(), { params, value });
    } else if (part !== "VEVENT") within = Math.max(0, within - 1);
    else if (entry) {
      const ship = ships.length < MOST_ENTRIES ? shipOf(entry) : "unread";
      if (ship === "unread") leftOut += 1;
      else if (ship !== "called off") ships.push(ship);
      entry = null;
    }
  }
  return { ships, leftOut };
}

function shipOf(entry: ReadonlyMap<string, Property>): CalendarShip | "unread" | "called off" {
  const words = (name: string) => plain(entry.get(name)?.value ?? "");
  if (words("STATUS").toUpperCase() === "CANCELLED") return "called off";
  const from = momentOf(entry.get("DTSTART"));
  const until = momentOf(entry.get("DTEND")) ?? (from && afterDuration(from, words("DURATION")));
  const [uid, ship] = [words("UID").slice(0, 200), words("SUMMARY").slice(0, MOST_LETTERS).trim()];
  if (!from || !until || uid === "" || ship === "") return "unread";
  const [, counted] = PASSENGERS.exec(`${words("SUMMARY")} ${words("DESCRIPTION")}`) ?? [];
  const passengers = counted === undefined ? null : Number(counted.replace(/[.,]/, ""));
  return {
    uid,
    ship: shipName(ship),
    location: words("LOCATION").slice(0, MOST_LETTERS),
    from,
    until,
    passengers,
  };
}

/** The name without the passengers that some calendars put behind it. */
function shipName(summary: string): string {
  return summary.replace(PASSENGERS, "").replace(/[\s,;:()–-]+$/, "") || summary;
}

function momentOf(property: Property | undefined): Date | null {
  if (!property) return null;
  const [, year, month, day, hour, minute, utc] = MOMENT.exec(property.value.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isDate(date) || Number(hour) > 23 || Number(minute) > 59) return null;
  if (utc === "Z") return new Date(`${date}T${hour}:${minute}:00Z`);
  const zone = /;TZID=("?)([^;"]*)\1/i.exec(property.params)?.[2];
  const isIsland = zone === undefined || ISLAND_ZONES.includes(zone);
  return isIsland ? instantOf(date, `${hour}:${minute}:00`) : null;
}

function afterDuration(from: Date, duration: string): Date | null {
  const [all, days = 0, hours = 0, minutes = 0] = DURATION.exec(duration) ?? [];
  if (all === undefined) return null;
  return new Date(
    from.getTime() + Number(days) * DAY_MS + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS,
  );
}

/** The words of a value: what is escaped is itself again, and nothing in it is invisible. */
function plain(value: string): string {
  const words = value.replaceAll(/\\([nN,;\\])/g, (_all, letter: string) =>
    letter.toLowerCase() === "n" ? " " : letter,
  );
  return withoutInvisible(words).replaceAll(/\s+/g, " ").trim();
}

import { curacaoDate } from "../../../domain/curacao-time.ts";
import { isOneOf, RIDE_STATUSES } from "../../../domain/rides/ride-states.ts";
import { accountKey } from "../../accounts/registration/create-account.ts";
import { type Holder, readHolders } from "../../accounts/registration/create-riders.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { readTakenReferences, storePastRides } from "../../rides/past-rides/store-past-rides.ts";
import { readSettledDays } from "../../settlements/settled-days.ts";
import type { ImportContext, ImportFile, Looked } from "./import-file.ts";
import { completedAt, faultsOfRide, toPastRide } from "./past-ride.ts";
import { type Fault, type ReadLine, readLines } from "./read-lines.ts";
import { type RideCells, RIDE_RULES } from "./ride-rules.ts";

type Line = ReadLine<RideCells>;

/** Rides that are over: completed and cancelled ones. Those that ended otherwise, or have not, stay out. */
export async function readRidesFile(csv: string, { by, now }: ImportContext): Promise<ImportFile> {
  const read = await readLines({
    kind: "rides",
    csv,
    rules: RIDE_RULES,
    leavesOut: ({ status = "" }) => {
      const stays = isOneOf(RIDE_STATUSES, status) && !isOneOf(["Completed", "Cancelled"], status);
      return stays ? "status_left_out" : null;
    },
  });
  const { faults } = read;
  const { lines, warnings } = withoutAccounts(read);
  const look = async (db: Db | Trx): Promise<Looked> => {
    const taken = await readTakenReferences(
      db,
      lines.map(({ value }) => value.reference),
    );
    const fresh = lines.filter(({ value }) => !taken.has(value.reference));
    const people = await readPeople(db, fresh);
    const found = [
      ...twiceIn(fresh),
      ...fresh.flatMap(({ line, value }) =>
        [...faultsOfRide(value, now), ...people.faultsOf(value)].map((fault) => ({ line, ...fault })),
      ),
      ...(await settledAmong(db, fresh, people)),
    ];
    const write = (trx: Trx) => {
      const rides = fresh.map(({ value }) => toPastRide(value, people.of(value)));
      return storePastRides(trx, { rides, by: by.accountId, now });
    };
    const alreadyThere = lines.length - fresh.length;
    return { added: fresh.length, alreadyThere, faults: [...faults, ...found], write };
  };
  return { warnings, look };
}

type ReadFile = Pick<Awaited<ReturnType<typeof readLines<"rides", typeof RIDE_RULES>>>, "lines" | "warnings">;

/** A ride that went on an account of elsewhere is owed to nobody here: how it was paid is left out, and told. */
function withoutAccounts({ lines, warnings }: ReadFile): { lines: Line[]; warnings: ReadFile["warnings"] } {
  const onAccount = lines.filter(({ value }) => value.paid_by === "account").length;
  if (onAccount === 0) return { lines, warnings };
  return {
    lines: lines.map(({ line, value }) =>
      value.paid_by === "account"
        ? { line, value: { ...value, paid_by: null, tip_cents: null, tip_xcg_cents: null } }
        : { line, value },
    ),
    warnings: [...warnings, { warning: "account_left_out", column: null, lines: onAccount }],
  };
}

/** The riders and drivers that rides name. */
async function readPeople(db: Db | Trx, lines: readonly Line[]) {
  const names = lines.flatMap(({ value }) => [value.rider_username, value.driver_username]);
  const usernames = [...new Set(names.flatMap((name) => (name === null ? [] : [accountKey(name)])))];
  const holders = await readHolders(db, { usernames });
  const byName = new Map(holders.map((holder) => [holder.username_key, holder]));
  const find = (name: string | null, fits: (holder: Holder) => boolean) => {
    const holder = name === null ? undefined : byName.get(accountKey(name));
    return holder && fits(holder) ? holder.id : null;
  };
  const of = ({ rider_username: rider, driver_username: driver }: RideCells) => ({
    rider_id: find(rider, ({ role }) => role === "rider"),
    driver_id: find(driver, (holder) => holder.has_driven),
  });
  const faultsOf = (ride: RideCells) => {
    const { rider_id: rider, driver_id: driver } = of(ride);
    const isDriverMissing = ride.status === "Completed" && ride.driver_username === null;
    return [
      ...(ride.rider_username !== null && rider === null
        ? [{ column: "rider_username", fault: "no_such_rider" } as const]
        : []),
      ...(ride.driver_username !== null && driver === null
        ? [{ column: "driver_username", fault: "no_such_driver" } as const]
        : []),
      ...(isDriverMissing ? [{ column: "driver_username", fault: "missing" } as const] : []),
    ];
  };
  return { of, faultsOf };
}

type People = Awaited<ReturnType<typeof readPeople>>;

function twiceIn(lines: readonly Line[]): Fault[] {
  const seen = new Set<string>();
  return lines.flatMap(({ line, value: { reference } }): Fault[] => {
    const isTwice = seen.has(reference);
    seen.add(reference);
    return isTwice ? [{ line, column: "reference", fault: "twice" }] : [];
  });
}

/** A closed settlement stays what it was: no ride comes into its days. */
async function settledAmong(db: Db | Trx, lines: readonly Line[], people: People): Promise<Fault[]> {
  const driven = lines.flatMap(({ line, value }) => {
    const { driver_id: driverId } = people.of(value);
    return value.status === "Completed" && driverId !== null ? [{ line, value, driverId }] : [];
  });
  const isSettled = await readSettledDays(db, [...new Set(driven.map(({ driverId }) => driverId))]);
  return driven.flatMap(({ line, value, driverId }): Fault[] => {
    const column = value.completed_at === null ? "ride_datetime" : "completed_at";
    return isSettled(driverId, curacaoDate(completedAt(value))) ? [{ line, column, fault: "settled" }] : [];
  });
}

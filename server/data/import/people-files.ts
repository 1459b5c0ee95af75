import { newAccountSchema } from "../../../contract/accounts/account.ts";
import { DRIVER_LANGUAGES } from "../../../domain/drivers/driver-languages.ts";
import { driverEditSchema } from "../../../contract/drivers/driver.ts";
import { VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import { ROLES } from "../../../domain/accounts/roles.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { accountKey } from "../../accounts/registration/create-account.ts";
import { createRiders, readHolders } from "../../accounts/registration/create-riders.ts";
import { addDriver } from "../../drivers/records/add-driver.ts";
import { day, fits, maybe, moment, needed, oneOf, orElse, phone, yesNo } from "./cell-rules.ts";
import type { ImportContext, ImportFile, Looked } from "./import-file.ts";
import { type Fault, type ReadLine, readLines } from "./read-lines.ts";

const { username, first_name, last_name, email } = newAccountSchema.shape;
const PERSON = {
  username: needed(fits(username, "username")),
  first_name: needed(fits(first_name, "name")),
  last_name: needed(fits(last_name, "name")),
  email: needed(fits(email, "email")),
  phone: needed(phone),
  language: orElse(oneOf(LANGUAGES), "en" as const),
  state: orElse(oneOf(["active", "suspended"]), "active" as const),
};
const RIDER_RULES = { ...PERSON, role: orElse(oneOf(["rider"]), "rider" as const) };

const { vehicle, plate, license_number } = driverEditSchema.shape;
const spoken = oneOf(DRIVER_LANGUAGES);
const DRIVER_RULES = {
  ...PERSON,
  vehicle_type: needed(oneOf(VEHICLE_TYPES)),
  vehicle_name: needed(fits(vehicle.unwrap(), "text")),
  plate: needed(fits(plate.unwrap(), "plate")),
  license_number: needed(fits(license_number.unwrap(), "text")),
  license_expires_on: maybe(day),
  permit_expires_on: maybe(day),
  insurance_expires_on: maybe(day),
  inspection_expires_on: maybe(day),
  season_permit_ends_on: maybe(day),
  languages: (cell: string) => [
    ...new Set(
      cell
        .split(",")
        .filter((code) => code.trim() !== "")
        .map((code) => spoken(code.trim())),
    ),
  ],
  approved_at: maybe(moment),
  inactive: orElse(yesNo, false),
};

/** Riders, from a file of accounts: those of other roles and deleted ones stay out. They are sent nothing. */
export async function readRidersFile(csv: string, { now }: ImportContext): Promise<ImportFile> {
  const { lines, faults, warnings } = await readLines({
    kind: "riders",
    csv,
    rules: RIDER_RULES,
    leavesOut: ({ role = "", state }) => {
      if (state === "deleted") return "deleted_left_out";
      const isOther = role !== "rider" && ROLES.some((known) => known === role);
      return isOther ? "other_role_left_out" : null;
    },
  });
  const look = async (db: Db | Trx): Promise<Looked> => {
    const people = await sortOut(db, lines, "rider");
    const riders = people.fresh.map(({ role: _role, ...rider }) => rider);
    const write = (trx: Trx) => createRiders(trx, { riders, now });
    return { ...people.counts, faults: [...faults, ...people.faults], write };
  };
  return { warnings, look };
}

/** Drivers with their cars and papers, each invited by mail as one who is added by hand. */
export async function readDriversFile(csv: string, { by, now }: ImportContext): Promise<ImportFile> {
  const { lines, faults, warnings, columns } = await readLines({
    kind: "drivers",
    csv,
    rules: DRIVER_RULES,
    leavesOut: ({ state }) => (state === "deleted" ? "deleted_left_out" : null),
  });
  const look = async (db: Db | Trx): Promise<Looked> => {
    const people = await sortOut(db, lines, "driver");
    const write = async (trx: Trx) => {
      for (const { phone: phone_number, vehicle_name, approved_at, ...rest } of people.fresh) {
        const approved = approved_at !== null || !columns.has("approved_at");
        const driver = { ...rest, phone_number, vehicle: vehicle_name, approved };
        await addDriver(trx, { driver, by: by.accountId, now });
      }
    };
    return { ...people.counts, faults: [...faults, ...people.faults], write };
  };
  return { warnings, look };
}

type Person = { readonly username: string; readonly email: string; readonly phone: string };

/** The people who are new, and those who are there already: by the user name, or by the phone of somebody in the same role. */
async function sortOut<P extends Person>(
  db: Db | Trx,
  lines: readonly ReadLine<P>[],
  role: "rider" | "driver",
) {
  const holders = await readHolders(db, {
    usernames: lines.map(({ value }) => accountKey(value.username)),
    emails: lines.map(({ value }) => accountKey(value.email)),
    phones: lines.map(({ value }) => value.phone),
  });
  const byName = new Map(holders.map((holder) => [holder.username_key, holder]));
  const emails = new Set(holders.map((holder) => holder.email_key));
  const phones = new Set(holders.filter((holder) => holder.role === role).map((holder) => holder.phone));
  const seen = new Set<string>();
  const faults: Fault[] = [];
  const fresh: P[] = [];
  let alreadyThere = 0;
  for (const { line, value } of lines) {
    const name = accountKey(value.username);
    const mail = accountKey(value.email);
    const holder = byName.get(name);
    if (holder && holder.role !== role) faults.push({ line, column: "username", fault: "other_role" });
    else if (holder || phones.has(value.phone)) alreadyThere++;
    else if (emails.has(mail)) faults.push({ line, column: "email", fault: "email_taken" });
    else if (seen.has(name)) faults.push({ line, column: "username", fault: "twice" });
    else if (seen.has(mail)) faults.push({ line, column: "email", fault: "twice" });
    else fresh.push(value);
    // A user name has no @, so it is never another's e-mail.
    seen.add(name).add(mail);
  }
  return { fresh, faults, counts: { added: fresh.length, alreadyThere } };
}

import { canonicalPhone } from "../../../domain/accounts/phone-number.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import type { Db } from "../../database/connect.ts";
import { listDriversNamed, listRidesWith } from "./mentions.queries.ts";
import type { Mentioned } from "./mentions.sql.ts";

/** The shortest text that the index, which keeps three letters each, can look up. */
const INDEXED_LENGTH = 3;
/** Rides that are looked at one by one; a text that more rides contain is found sooner by reading from the newest. */
const MOST_CANDIDATES = 20_000;

/** Looks up, in the quick indexes, where a text can be; a phone number is found however it is written. */
export async function findMentioned(db: Db, text: string): Promise<Mentioned> {
  const typed = canonicalPhone(typedPhone(text)) ?? text;
  return { typed, drivers: await listDriversNamed(db, typed), rides: await listCandidates(db, typed) };
}

async function listCandidates(db: Db, text: string): Promise<number[] | null> {
  if (text.length < INDEXED_LENGTH) return null;
  const most = MOST_CANDIDATES + 1;
  const rides = await listRidesWith(db, { text, most });
  return rides.length < most ? rides : null;
}

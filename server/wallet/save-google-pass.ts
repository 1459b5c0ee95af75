import type { Language } from "../../domain/languages.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Db } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import type { Clock } from "../process/clock.ts";
import { googleObject, objectSuffix } from "./google/google-object.ts";
import type { GoogleWallet } from "./google/google-wallet.ts";
import { passFacts } from "./pass-facts.ts";
import { PassUntold } from "./pass-untold.ts";
import { keepPass } from "./passes.queries.ts";
import { getRideForPass } from "./ride-of-pass.ts";

type Asked = { trackingCode: string; language: Language; publicUrl: string };

/** Makes the pass at Google, and gives the address that saves it. */
export async function saveGooglePass(
  { db, clock, google }: { db: Db; clock: Clock; google: GoogleWallet },
  { trackingCode, language, publicUrl }: Asked,
): Promise<string> {
  const now = clock.now();
  const ride = await getRideForPass(db, trackingCode, now);
  const { company } = await getCompany(db);
  const facts = passFacts(ride, { company, language, publicUrl });
  // Noted first: a change of the ride from here on is told.
  await keepPass(db, {
    ride_id: ride.id,
    wallet: "google",
    language,
    device: null,
    push_token: null,
    made_at: now,
  });
  try {
    await google.put(objectSuffix(facts), googleObject(facts));
  } catch (error) {
    if (!(error instanceof PassUntold)) throw error;
    throw new ApiError("unavailable", "Google Wallet doesn't answer. Please try again in a minute.");
  }
  return google.saveUrl(objectSuffix(facts), publicUrl);
}

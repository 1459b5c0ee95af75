import type { FastifyBaseLogger } from "fastify";
import { HOUR_MS, SECOND_MS } from "../../domain/time-units.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Db } from "../database/connect.ts";
import type { Clock } from "../process/clock.ts";
import { getRide } from "../rides/get-ride.ts";
import type { RideRow } from "../rides/ride-rows.queries.ts";
import { ApplePush } from "./apple/apple-push.ts";
import { blankObject, googleObject, objectSuffix } from "./google/google-object.ts";
import { type Wallets, namesOfWallets } from "./open-wallets.ts";
import { passFacts } from "./pass-facts.ts";
import { isForgotten, oldestKept } from "./kept-passes.ts";
import { PassUntold } from "./pass-untold.ts";
import { claimDuePasses, deletePass, deleteUnreachable, endAttempt, makeOldDue } from "./passes.queries.ts";

const AT_ONCE = 50;
/** Longer than an attempt and its record can take. */
const CLAIM_MS = 90 * SECOND_MS;
const FIRST_WAIT_MS = 15 * SECOND_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** Some two days in all. */
const MOST_ATTEMPTS = 18;

export const UPDATE_PASSES_EVERY_MS = SECOND_MS;
export const FORGET_PASSES_EVERY_MS = HOUR_MS;

type Context = { db: Db; clock: Clock; wallets: Wallets; publicUrl: string; log: FastifyBaseLogger };
type Due = Awaited<ReturnType<typeof claimDuePasses>>[number];

/** Tells wallets of what their rides have come to. Several servers may each do so. */
export async function updatePasses(context: Context): Promise<void> {
  const { db, clock, wallets } = context;
  for (;;) {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const due = await claimDuePasses(db, { wallets: namesOfWallets(wallets), now, until, limit: AT_ONCE });
    if (due.length === 0) return;
    await tellAll(context, due);
    if (due.length < AT_ONCE) return;
  }
}

async function tellAll(context: Context, due: readonly Due[]): Promise<void> {
  const { apple } = context.wallets;
  const push =
    apple && due.some(({ wallet }) => wallet === "apple")
      ? new ApplePush({
          ...apple,
          url: apple.pushUrl,
          ...(apple.pushCa === undefined ? {} : { ca: apple.pushCa }),
        })
      : null;
  try {
    await Promise.all(due.map((pass) => tell(context, pass, push)));
  } finally {
    push?.close();
  }
}

async function tell(context: Context, pass: Due, push: ApplePush | null): Promise<void> {
  const { db, clock, log } = context;
  const { id, due_at: claimed, attempts, wallet } = pass;
  if (claimed === null) return;
  const ride = await getRide(db, pass.ride_id);
  try {
    if (isForgotten(ride, clock.now())) {
      await takeBack(context, pass, ride);
      return await deletePass(db, id);
    }
    if ((await told(context, pass, { ride, push })) === "gone") return await deletePass(db, id);
    await endAttempt(db, { id, claimed, due: null });
  } catch (error) {
    if (!(error instanceof PassUntold)) throw error;
    const { reason } = error;
    const over = attempts >= MOST_ATTEMPTS;
    log.warn({ pass: id, wallet, attempts, reason, over }, "a wallet was not told");
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
    await endAttempt(db, { id, claimed, due: over ? null : new Date(clock.now().getTime() + wait) });
  }
}

async function told(
  { db, wallets, publicUrl }: Context,
  { wallet, language, push_token: token }: Due,
  { ride, push }: { ride: RideRow; push: ApplePush | null },
): Promise<"told" | "gone"> {
  if (wallet === "apple") return push && token !== null ? push.tell(token) : "told";
  const { company } = await getCompany(db);
  const facts = passFacts(ride, { company, language, publicUrl });
  await wallets.google?.change(objectSuffix(facts), googleObject(facts));
  return "told";
}

/** With Google the pass is where we can reach it; on a device of Apple's it has run out by itself, and is given out to nobody. */
async function takeBack({ db, wallets }: Context, { wallet, language }: Due, ride: RideRow): Promise<void> {
  if (wallet !== "google") return;
  const { company } = await getCompany(db);
  const { reference } = ride;
  await wallets.google?.change(objectSuffix({ reference, language }), blankObject({ company, language }));
}

/** Takes back the passes of rides that are long over. */
export async function forgetPasses({
  db,
  wallets,
  now,
}: {
  db: Db;
  wallets: Wallets;
  now: Date;
}): Promise<void> {
  const before = oldestKept(now);
  await deleteUnreachable(db, { wallets: namesOfWallets(wallets), before });
  await makeOldDue(db, { before, now });
}

import { canonicalPhone } from "../../../domain/accounts/phone-number.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { deleteStop, markDelivered, markUndelivered, saveStop } from "./phone.queries.ts";

type PaidGateway = "whatsapp" | "sms";

export type DeliveryReport = {
  readonly messageId: string;
  readonly gateway: PaidGateway;
  readonly state: "delivered" | "read" | "failed";
  /** A code of the gateway, where it failed. */
  readonly reason: string;
};

/** Later than this a message is old news, and the next gateway is not tried with it. */
const RESENT_FOR_MS = HOUR_MS;

/** Keeps what a gateway reports of a message, however often it says so; after a failure the next gateway is tried. */
export async function keepReport(
  db: Db,
  { messageId, gateway, state, reason }: DeliveryReport,
  now: Date,
): Promise<void> {
  const message = parseMessageId(messageId);
  if (!message) return;
  if (state !== "failed") {
    return markDelivered(db, { ...message, gateway, now, read: state === "read" });
  }
  const resendSince = new Date(now.getTime() - RESENT_FOR_MS);
  await markUndelivered(db, { ...message, gateway, now, reason, resendSince });
}

/** The number and the moment that make up the id which a gateway was given. */
function parseMessageId(text: string): { id: number; createdAt: Date } | null {
  const [, moment = "", id = ""] = /^([0-9a-z]{1,11})-(\d{1,15})$/.exec(text) ?? [];
  const createdAt = new Date(Number.parseInt(moment, 36));
  return id === "" || Number.isNaN(createdAt.getTime()) ? null : { id: Number(id), createdAt };
}

const STOP = /^(stop|stopall|unsubscribe|quit|end|stoppen|alto|baja|para)\W*$/i;
const START = /^(start|unstop)\W*$/i;

type Answered = { gateway: PaidGateway; from: string; text: string };

/** Somebody answered: STOP ends every message to their phone, START lets them come again. */
export async function keepAnswer(db: Db, { gateway, from, text }: Answered, now: Date): Promise<void> {
  const phone = canonicalPhone(from.startsWith("+") ? from : `+${from}`);
  if (phone === null) return;
  const said = text.trim();
  if (STOP.test(said)) await saveStop(db, { phone, gateway, now });
  else if (START.test(said)) await deleteStop(db, phone);
}

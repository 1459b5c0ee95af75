import { createHash } from "node:crypto";
import { type Role, can } from "../../../domain/accounts/roles.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { networkOf } from "../../http/network-of.ts";
import { notifyOwner } from "../own-account/notify-owner.ts";
import type { Client } from "../sessions/open-session.ts";
import { countDevices, insertDevice } from "./known-devices.queries.ts";

type Device = { account: { id: number; role: Role }; client: Client; address: string; now: Date };
type SignIn = Device & {
  account: {
    id: number;
    role: Role;
    email: string;
    email_confirmed_at: Date | null;
    language: string;
  };
};

/** Audits sign-ins of dispatch and staff, and mails any owner about a device that is new to the account. */
export async function noteSignIn(trx: Trx, signIn: SignIn): Promise<void> {
  const { account, now } = signIn;
  if (can(account.role, "useTwoFactor")) {
    await recordAudit(trx, {
      actorId: account.id,
      action: "sign_in",
      subject: accountSubject(account.id),
      at: now,
    });
  }
  const { isNew, isFirst } = await knowDevice(trx, signIn);
  if (isNew && !isFirst) await notifyOwner(trx, { kind: "new_device", account, now });
}

/** Remembers a device of an account; the very first one causes no mail. */
export async function knowDevice(trx: Trx, device: Device): Promise<{ isNew: boolean; isFirst: boolean }> {
  const { account, now } = device;
  const isFirst = (await countDevices(trx, account.id)) === 0;
  const isNew = await insertDevice(trx, {
    account_id: account.id,
    mark: fingerprintOf(device),
    first_seen_at: now,
  });
  return { isNew, isFirst };
}

/**
 * A device as it looks from here: the browser's name without its version, which changes every month. Dispatch and staff
 * sign in from few places, so there the network counts as well; a phone on the road changes its network all day.
 */
function fingerprintOf({ account, client, address }: Device): string {
  const browser = (client.userAgent ?? "").replaceAll(/[\d.]+/g, "");
  const place = can(account.role, "useTwoFactor") ? networkOf(address) : "";
  return createHash("sha256").update(`${account.id} ${browser} ${place}`).digest("base64url");
}

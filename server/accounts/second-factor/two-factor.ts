import { createHash } from "node:crypto";
import type { AuditAction } from "../../../contract/audit/audit-actions.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import type { ServerSecrets } from "../../database/server-secrets.ts";
import { ApiError } from "../../http/api-error.ts";
import { lockAccount, updateAccount } from "../accounts.queries.ts";
import { openFactor, sealFactor } from "./sealed-factor.ts";
import { latestStep, matchingStep, newSecret } from "./totp.ts";
import {
  deleteRecoveryCodes,
  forgiveTries,
  insertRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from "./two-factor.queries.ts";

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 120 bits: with more than 112 nobody guesses one, so that a fast hash is enough to keep it by. */
const RECOVERY_CODE_BYTES = 15;

type FactoredAccount = {
  readonly id: number;
  readonly two_factor_secret: string | null;
  readonly two_factor_last_step: number | null;
};

type TypedCode = { code: string; now: Date; secrets: ServerSecrets };

/** Uses up a code of the app or a recovery code; a wrong or used one is refused. */
export async function takeSecondFactor(
  trx: Trx,
  { account, ...typed }: { account: FactoredAccount } & TypedCode,
): Promise<void> {
  const { code, now } = typed;
  const step = stepOf(account, typed);
  const taken =
    step === null
      ? await takeRecoveryCode(trx, { account_id: account.id, code_hash: recoveryHash(code), now })
      : await takeStep(trx, { account_id: account.id, step, latest: latestStep(now) });
  if (!taken) throw wrongCode();
  await forgiveTries(trx, account.id);
}

/** Stores a new secret for the account; it takes effect once a code of it is confirmed. */
export async function beginTwoFactor(
  trx: Trx,
  {
    accountId,
    issuer,
    now,
    secrets,
  }: { accountId: number; issuer: string; now: Date; secrets: ServerSecrets },
) {
  const account = await getLocked(trx, accountId);
  if (account.two_factor_since !== null) throw alreadyOn();
  const secret = newSecret(SECRET_BYTES);
  await updateAccount(trx, account.id, {
    two_factor_secret: sealFactor(secrets, { accountId, secret }),
    two_factor_last_step: null,
    updated_at: now,
  });
  const label = encodeURIComponent(`${issuer}:${account.username}`);
  return {
    secret,
    otpauth_uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`,
  };
}

/** Turns two-factor sign-in on with a code of the stored secret; the recovery codes are shown this once. */
export async function confirmTwoFactor(
  trx: Trx,
  { accountId, ...typed }: { accountId: number } & TypedCode,
): Promise<readonly string[]> {
  const { now } = typed;
  const account = await getLocked(trx, accountId);
  if (account.two_factor_since !== null) throw alreadyOn();
  const step = stepOf(account, typed);
  if (step === null) throw wrongCode();
  await updateAccount(trx, account.id, {
    two_factor_since: now,
    two_factor_last_step: step,
    updated_at: now,
  });
  await audit(trx, { accountId, action: "turn_on_two_factor", now });
  return renewCodes(trx, accountId);
}

/** Ten new recovery codes in place of the old. */
export async function renewRecoveryCodes(
  trx: Trx,
  { accountId, now }: { accountId: number; now: Date },
): Promise<readonly string[]> {
  const account = await getLocked(trx, accountId);
  if (account.two_factor_since === null) {
    throw new ApiError("two_factor_off", "Two-factor authentication is off.");
  }
  await audit(trx, { accountId, action: "renew_recovery_codes", now });
  return renewCodes(trx, accountId);
}

/** Turns two-factor sign-in off; where it is off already nothing happens. */
export async function disableTwoFactor(
  trx: Trx,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const account = await getLocked(trx, accountId);
  if (account.two_factor_since !== null) await audit(trx, { accountId, action: "turn_off_two_factor", now });
  await forgetTwoFactor(trx, { accountId, now });
}

/** Takes every trace of a second factor from an account. */
export async function forgetTwoFactor(
  trx: Trx,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await deleteRecoveryCodes(trx, accountId);
  await updateAccount(trx, accountId, {
    two_factor_secret: null,
    two_factor_since: null,
    two_factor_last_step: null,
    updated_at: now,
  });
}

function stepOf(account: FactoredAccount, { code, now, secrets }: TypedCode): number | null {
  if (account.two_factor_secret === null) return null;
  const secret = openFactor(secrets, { accountId: account.id, kept: account.two_factor_secret });
  return matchingStep(secret, {
    code,
    now,
    lastStep: account.two_factor_last_step,
  });
}

async function renewCodes(trx: Trx, accountId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await deleteRecoveryCodes(trx, accountId);
  await insertRecoveryCodes(
    trx,
    codes.map((code) => ({ account_id: accountId, code_hash: recoveryHash(code) })),
  );
  return codes;
}

/** Twenty-four letters in six groups. */
function newRecoveryCode(): string {
  return newSecret(RECOVERY_CODE_BYTES).replaceAll(/.{4}(?=.)/g, "$&-");
}

function recoveryHash(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[\s-]/g, "");
  return createHash("sha256").update(letters).digest("base64url");
}

function audit(trx: Trx, { accountId, action, now }: { accountId: number; action: AuditAction; now: Date }) {
  return recordAudit(trx, { actorId: accountId, action, subject: accountSubject(accountId), at: now });
}

async function getLocked(trx: Trx, accountId: number) {
  const account = await lockAccount(trx, accountId);
  if (!account) throw new Error("a signed-in account is not there");
  return account;
}

function wrongCode(): ApiError {
  return new ApiError("invalid_code", "This code is incorrect or has already been used.", {
    fields: { code: "This code is incorrect or has already been used." },
  });
}

function alreadyOn(): ApiError {
  return new ApiError("two_factor_on", "Two-factor authentication is already on.");
}

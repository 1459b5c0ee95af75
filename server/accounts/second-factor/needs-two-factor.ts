import { curacaoDate } from "../../../domain/curacao-time.ts";
import { type Role, can } from "../../../domain/accounts/roles.ts";

export type FactorFacts = {
  readonly role: Role;
  readonly two_factor_since: Date | null;
  /** The day from which the company requires it; null where it does not. */
  readonly two_factor_from: string | null;
  /** The session was opened by a passkey, which is both factors. */
  readonly by_passkey: boolean;
};

/** Whether the account has to set up a second factor before anything else. A demo never asks for one. */
export function needsTwoFactor(
  { role, two_factor_since: since, two_factor_from: from, by_passkey: byPasskey }: FactorFacts,
  { now, demo }: { now: Date; demo: boolean },
): boolean {
  if (demo || byPasskey || from === null || since !== null || !can(role, "useTwoFactor")) return false;
  return curacaoDate(now) >= from;
}

import type { SignInWay } from "../../contract/accounts/sign-in-way.ts";
import type { PhoneGateway } from "../../contract/company/phone-messages.ts";
import type { Clock } from "../process/clock.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import type { Limits } from "../limits/limits.ts";
import type { PasskeySite } from "./passkeys/passkey-site.ts";
import type { Forget } from "./own-account/delete-account.ts";
import type { LoginAttempts } from "./signing-in/login-attempts.ts";
import type { TokenTools } from "./sessions/open-session.ts";
import type { IsLeaked } from "./passwords/leaked-passwords.ts";
import type { Passwords } from "./passwords/passwords.ts";

/** A mailbox or a phone that an account has shown to be its owner's. */
type ProvedContact = { accountId: number; way: SignInWay; address: string; now: Date };

/** The things that the calls of accounts share: keys that all servers of the company have, and counters. */
export type AccountsContext = {
  db: Db;
  secrets: ServerSecrets;
  clock: Clock;
  tools: TokenTools;
  passwords: Passwords;
  isLeaked: IsLeaked;
  attempts: LoginAttempts;
  limits: Limits;
  /** The key with which codes that sign in are hashed, and the names that devices keep passkeys by. */
  codeKey: Buffer;
  /** The site that passkeys are made for; null where browsers make none. */
  passkeySite: PasskeySite | null;
  /** How such a code can be sent, and the gateways that the company has to reach a phone with. */
  codeWays: readonly SignInWay[];
  gateways: readonly PhoneGateway[];
  /** Adds what was booked without an account to the one that has proved the address. */
  claimGuestRides: (trx: Trx, proved: ProvedContact) => Promise<void>;
  /** The company, as an app of codes calls it. */
  readIssuer: () => Promise<string>;
  /** Each feature that keeps something of a person forgets it with their account. */
  forgets: readonly Forget[];
};

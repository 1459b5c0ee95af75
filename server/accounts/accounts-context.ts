import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { ServerSecrets } from "../database/server-secrets.ts";
import type { Forget } from "./own-account/delete-account.ts";
import type { LoginAttempts } from "./signing-in/login-attempts.ts";
import type { TokenTools } from "./sessions/open-session.ts";
import type { IsLeaked } from "./passwords/leaked-passwords.ts";
import type { Passwords } from "./passwords/passwords.ts";

/** The things that the calls of accounts share: keys that all servers of the company have, and counters. */
export type AccountsContext = {
  db: Db;
  secrets: ServerSecrets;
  clock: Clock;
  tools: TokenTools;
  passwords: Passwords;
  isLeaked: IsLeaked;
  attempts: LoginAttempts;
  /** The company, as an app of codes calls it. */
  readIssuer: () => Promise<string>;
  /** Each feature that keeps something of a person forgets it with their account. */
  forgets: readonly Forget[];
};

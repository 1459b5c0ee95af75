import type { Clock } from "../clock.ts";
import type { Db } from "../database/connect.ts";
import type { LoginAttempts } from "./login-attempts.ts";
import type { TokenTools } from "./open-session.ts";
import type { Passwords } from "./passwords.ts";

/** What the calls of accounts share: keys that all servers of the company have, and counters of this one. */
export type AccountsHouse = {
  db: Db;
  clock: Clock;
  tools: TokenTools;
  passwords: Passwords;
  attempts: LoginAttempts;
};

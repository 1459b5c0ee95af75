import type { Limits } from "../limits/limits.ts";
import type { Serve } from "../http/serve.ts";
import { openAccessTokens } from "./sessions/access-token.ts";
import { LoginAttempts } from "./signing-in/login-attempts.ts";
import { meRoutes } from "./own-account/me.routes.ts";
import { type IsLeaked, NO_LEAKS_KNOWN } from "./passwords/leaked-passwords.ts";
import { Passwords } from "./passwords/passwords.ts";
import { passwordsRoutes } from "./passwords/passwords.routes.ts";
import { RefreshTokens } from "./sessions/refresh-token.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { ridersRoutes } from "./riders/riders.routes.ts";
import { usersRoutes } from "./users/users.routes.ts";
import { sessionsRoutes } from "./sessions/sessions.routes.ts";
import { twoFactorRoutes } from "./second-factor/two-factor.routes.ts";

type Opening = Pick<AccountsContext, "db" | "clock" | "secrets" | "forgets" | "readIssuer"> & {
  limits: Limits;
  isLeaked?: IsLeaked;
};

/** Opens what the calls of accounts share, making the keys if this is the first server. */
export async function openAccounts({
  db,
  clock,
  secrets,
  forgets,
  readIssuer,
  limits,
  isLeaked = NO_LEAKS_KNOWN,
}: Opening): Promise<AccountsContext> {
  return {
    db,
    secrets,
    clock,
    tools: {
      accessTokens: await openAccessTokens(secrets, clock),
      refreshTokens: new RefreshTokens(await secrets.get("refresh_token")),
    },
    passwords: new Passwords(),
    isLeaked,
    attempts: new LoginAttempts(limits),
    forgets,
    readIssuer,
  };
}

export function accountsRoutes(serve: Serve, context: AccountsContext): void {
  sessionsRoutes(serve, context);
  meRoutes(serve, context);
  passwordsRoutes(serve, context);
  twoFactorRoutes(serve, context);
  usersRoutes(serve, context);
  ridersRoutes(serve, context);
}

import type { Clock } from "../clock.ts";
import type { Db } from "../database/connect.ts";
import { getServerSecret } from "../database/server-secrets.ts";
import type { Serve } from "../http/serve.ts";
import { openAccessTokens } from "./access-token.ts";
import { LoginAttempts } from "./login-attempts.ts";
import { meRoutes } from "./me.routes.ts";
import { Passwords } from "./passwords.ts";
import { passwordsRoutes } from "./passwords.routes.ts";
import { RefreshTokens } from "./refresh-token.ts";
import type { AccountsHouse } from "./accounts-house.ts";
import { sessionsRoutes } from "./sessions.routes.ts";
import { twoFactorRoutes } from "./two-factor.routes.ts";

/** Opens what the calls of accounts share, making the keys if this is the first server. */
export async function openAccounts(db: Db, clock: Clock): Promise<AccountsHouse> {
  return {
    db,
    clock,
    tools: {
      accessTokens: await openAccessTokens(db, clock),
      refreshTokens: new RefreshTokens(await getServerSecret(db, "refresh_token")),
    },
    passwords: new Passwords(),
    attempts: new LoginAttempts(clock),
  };
}

export function accountsRoutes(serve: Serve, house: AccountsHouse): void {
  sessionsRoutes(serve, house);
  meRoutes(serve, house);
  passwordsRoutes(serve, house);
  twoFactorRoutes(serve, house);
}

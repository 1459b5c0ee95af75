import type { Serve } from "../http/serve.ts";
import { openAccessTokens } from "./sessions/access-token.ts";
import { LoginAttempts } from "./signing-in/login-attempts.ts";
import { ownListsRoutes } from "./own-lists/own-lists.routes.ts";
import { meRoutes } from "./own-account/me.routes.ts";
import { type IsLeaked, NO_LEAKS_KNOWN } from "./passwords/leaked-passwords.ts";
import { Passwords } from "./passwords/passwords.ts";
import { passwordsRoutes } from "./passwords/passwords.routes.ts";
import { RefreshTokens } from "./sessions/refresh-token.ts";
import type { AccountsContext } from "./accounts-context.ts";
import { ridersRoutes } from "./riders/riders.routes.ts";
import { usersRoutes } from "./users/users.routes.ts";
import { passkeysRoutes } from "./passkeys/passkeys.routes.ts";
import { signInCodesRoutes } from "./sign-in-codes/sign-in-codes.routes.ts";
import { sessionsRoutes } from "./sessions/sessions.routes.ts";
import { twoFactorRoutes } from "./second-factor/two-factor.routes.ts";

type Opening = Omit<AccountsContext, "tools" | "passwords" | "isLeaked" | "attempts" | "codeKey"> & {
  isLeaked?: IsLeaked;
};

/** Opens what the calls of accounts share, making the keys if this is the first server. */
export async function openAccounts({
  isLeaked = NO_LEAKS_KNOWN,
  ...opening
}: Opening): Promise<AccountsContext> {
  const { clock, limits, secrets } = opening;
  return {
    ...opening,
    tools: {
      accessTokens: await openAccessTokens(secrets, clock),
      refreshTokens: new RefreshTokens(await secrets.get("refresh_token")),
    },
    passwords: new Passwords(),
    isLeaked,
    attempts: new LoginAttempts(limits),
    codeKey: await secrets.get("sign_in_codes"),
  };
}

export function accountsRoutes(serve: Serve, context: AccountsContext): void {
  sessionsRoutes(serve, context);
  signInCodesRoutes(serve, context);
  passkeysRoutes(serve, context);
  meRoutes(serve, context);
  ownListsRoutes(serve, context);
  passwordsRoutes(serve, context);
  twoFactorRoutes(serve, context);
  usersRoutes(serve, context);
  ridersRoutes(serve, context);
}

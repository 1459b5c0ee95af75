import {
  beginTwoFactorEndpoint,
  confirmTwoFactorEndpoint,
  disableTwoFactorEndpoint,
  renewRecoveryCodesEndpoint,
} from "../../../contract/accounts/accounts.endpoints.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { confirmPassword } from "../signing-in/confirm-password.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, renewRecoveryCodes } from "./two-factor.ts";

/** A second factor for those who can reach everybody's data: offered to dispatch and staff, and optional. */
export function twoFactorRoutes(serve: Serve, context: AccountsContext): void {
  const { clock, attempts, secrets } = context;

  serve(beginTwoFactorEndpoint, async ({ body, caller, transact }) => {
    const { id } = await confirmPassword(context, { caller: signedIn(caller), ...body, field: "password" });
    const issuer = await context.readIssuer();
    return transact((trx) => beginTwoFactor(trx, { accountId: id, issuer, now: clock.now(), secrets }));
  });

  serve(confirmTwoFactorEndpoint, async ({ body, caller, transact }) => {
    const { accountId, address } = signedIn(caller);
    return attempts.count({ account: `second factor ${accountId}`, address }, () =>
      transact(async (trx) => {
        const typed = { code: body.code, now: clock.now(), secrets };
        const codes = await confirmTwoFactor(trx, { accountId, ...typed });
        return { recovery_codes: [...codes] };
      }),
    );
  });

  serve(renewRecoveryCodesEndpoint, async ({ body, caller, transact }) => {
    const { id } = await confirmPassword(context, { caller: signedIn(caller), ...body, field: "password" });
    return transact(async (trx) => {
      const codes = await renewRecoveryCodes(trx, { accountId: id, now: clock.now() });
      return { recovery_codes: [...codes] };
    });
  });

  serve(disableTwoFactorEndpoint, async ({ body, caller, transact }) => {
    const { id } = await confirmPassword(context, { caller: signedIn(caller), ...body, field: "password" });
    return transact(async (trx) => {
      await disableTwoFactor(trx, { accountId: id, now: clock.now() });
      return null;
    });
  });
}

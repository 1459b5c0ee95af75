import * as calls from "../../contract/accounts/accounts.endpoints.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { confirmPassword } from "./confirm-password.ts";
import type { AccountsHouse } from "./accounts-house.ts";
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, renewRecoveryCodes } from "./two-factor.ts";

/** A second factor for those who can reach everybody's data: offered to the office, forced on nobody. */
export function twoFactorRoutes(serve: Serve, house: AccountsHouse): void {
  const { clock, attempts } = house;

  serve(calls.beginTwoFactor, async ({ body, caller, transact }) => {
    const { id } = await confirmPassword(house, { caller: signedIn(caller), ...body, field: "password" });
    return transact((trx) => beginTwoFactor(trx, { accountId: id, now: clock.now() }));
  });

  serve(calls.confirmTwoFactor, async ({ body, caller, transact }) => {
    const { accountId, address } = signedIn(caller);
    return attempts.count({ account: `second factor ${accountId}`, address }, () =>
      transact(async (trx) => {
        const codes = await confirmTwoFactor(trx, { accountId, code: body.code, now: clock.now() });
        return { recovery_codes: [...codes] };
      }),
    );
  });

  serve(calls.renewRecoveryCodes, async ({ body, caller, transact }) => {
    const { id } = await confirmPassword(house, { caller: signedIn(caller), ...body, field: "password" });
    return transact(async (trx) => {
      const codes = await renewRecoveryCodes(trx, { accountId: id, now: clock.now() });
      return { recovery_codes: [...codes] };
    });
  });

  serve(calls.disableTwoFactor, async ({ body, caller, transact }) => {
    const { id } = await confirmPassword(house, { caller: signedIn(caller), ...body, field: "password" });
    return transact(async (trx) => {
      await disableTwoFactor(trx, { accountId: id, now: clock.now() });
      return null;
    });
  });
}

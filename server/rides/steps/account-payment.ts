import type { RecordedPayment } from "../../../contract/payments/payment-schemas.ts";
import { can } from "../../../domain/accounts/roles.ts";
import { ApiError } from "../../http/api-error.ts";
import type { SignedIn } from "../../http/caller.ts";
import type { RideRow } from "../ride-rows.queries.ts";

type Paid = Pick<RideRow, "partner_id" | "partner_name" | "paid_by">;

const SAY_WHY = "Say why the account doesn't pay this ride.";

/**
 * Refuses a payment that would leave the fare with nobody: `account` where no account pays the ride, and anything else where one does, but
 * for dispatch, who says why. A driver who could do either would keep the cash and be owed the fare, or take the fare off a hotel's bill.
 */
export function refuseWrongAccount(ride: Paid, payment: RecordedPayment, caller: SignedIn): void {
  const toAccount = payment.paid_by === "account";
  if (ride.partner_id === null) {
    if (!toAccount) return;
    throw new ApiError("not_on_account", "This ride is on nobody's account. Please say how it was paid.");
  }
  const isOnAccount = (ride.paid_by ?? "account") === "account";
  if (toAccount === isOnAccount) return;
  if (!can(caller.actor, "dispatch")) {
    const whose = `This ride is on the account of ${ride.partner_name ?? "a hotel or firm"}.`;
    throw new ApiError("on_account", `${whose} Please call us if it was paid another way.`);
  }
  if (!toAccount && payment.reason === undefined) {
    throw new ApiError("invalid_input", SAY_WHY, { fields: { reason: SAY_WHY } });
  }
}

import type { HeldCash } from "../../../contract/payments/payment-schemas.ts";
import { getOwnCashEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useKept } from "../../api/use-kept.ts";
import { useRead } from "../../api/use-read.ts";
import { keptName } from "../day/forget-kept-rides.ts";

/** The cash a driver holds since their last closing; without a signal as it was last read. */
export function useCashHeld(username: string) {
  return useKept(useRead(read(getOwnCashEndpoint), { everyMs: MINUTE_MS }), {
    as: keptName(username, "cash"),
    check: isCash,
  });
}

function isCash(value: unknown): value is HeldCash {
  return typeof value === "object" && value !== null && "usd" in value && "xcg" in value;
}

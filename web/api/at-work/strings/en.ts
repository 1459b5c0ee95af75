import type { CodeAtWork } from "../../api-error.ts";

const errorsAtWork: Record<CodeAtWork, string> = {
  invalid_driver_id: "Invalid driver ID",
  papers_expired: "A document of this driver has run out.",
  driver_busy: "This driver already has a ride at that time.",
  driver_unavailable: "This driver can't take rides right now.",
  period_settled: "Some of these days are in a closed settlement already.",
  wrong_start_code: "This is not the passenger's code.",
  two_factor_needed: "Set up two-factor sign-in first, in your settings.",
};

export default errorsAtWork;
export type ErrorsAtWorkStrings = typeof errorsAtWork;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "api/at-work": ErrorsAtWorkStrings;
  }
}

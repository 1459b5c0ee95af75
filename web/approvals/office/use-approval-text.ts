import type { Approval } from "../../../contract/approvals/approval.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";

/** A thing that somebody wants to do, and the ride or statement that it is about, in words. */
export function useApprovalText() {
  const text = useStrings("approvals/office");
  const { usd } = useFormats();
  return {
    thing: ({ kind, amount }: Approval) => text.kinds[kind](usd(Number(amount ?? 0))),
    about: ({ ride, statement }: Approval) =>
      ride !== null
        ? text.ride(ride.reference)
        : statement !== null
          ? text.statement(statement.number, statement.name)
          : null,
  };
}

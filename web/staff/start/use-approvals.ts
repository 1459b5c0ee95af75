import { listApprovalsEndpoint } from "../../../contract/approvals/approvals.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useApprovalText } from "../../approvals/office/use-approval-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import type { WaitingThing } from "./use-waiting.ts";

/** Requests of others that whoever works here may decide about. */
export function useApprovals() {
  const text = useStrings("approvals/office");
  const words = useApprovalText();
  const { shortDateTime } = useFormats();
  const { data, isPending, error, refetch } = useRead(read(listApprovalsEndpoint));
  const things = data?.waiting
    .filter((approval) => approval.may_decide)
    .map((approval): WaitingThing => {
      const { id, asked_by, asked_at, expires_at, reason } = approval;
      return {
        key: `approval-${id}`,
        icon: "check",
        title: text.wants(asked_by.name, words.thing(approval)),
        detail: [words.about(approval), reason].filter(Boolean).join(", "),
        due: text.runsOut(shortDateTime(expires_at)),
        tone: "soon",
        at: Date.parse(asked_at),
        action: text.look,
        deed: { kind: "page", to: officePaths.adminApprovals },
      };
    });
  return { isPending, error, refetch, things };
}

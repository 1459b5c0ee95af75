import type { Approvals } from "../../../contract/approvals/approval.ts";
import {
  listApprovalsEndpoint,
  setApprovalSettingsEndpoint,
} from "../../../contract/approvals/approvals.endpoints.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useStrings } from "../../language/language-context.ts";
import { RecordForm, type RecordValues } from "../../office/record-form.tsx";
import { Note } from "../../ui/note.tsx";
import cardStyles from "../../ui/card.module.css";

type SettingsProps = Pick<Approvals, "settings" | "others">;

/** From which amounts on a second person is needed; owners decide so. */
export function ApprovalSettingsForm({ settings, others }: SettingsProps) {
  const text = useStrings("approvals/office");
  const staff = useStrings("office");
  const mayI = useMayI();
  if (!mayI("people")) return null;
  return (
    <section className={`stack ${cardStyles.card}`} aria-label={text.settings}>
      <h2>{text.settings}</h2>
      <RecordForm
        draft="approvals"
        label={text.settings}
        fields={[
          { name: "refunds", label: text.refundsOver, ...AMOUNT, hint: text.amountHint },
          { name: "writeOffs", label: text.writeOffsOver, ...AMOUNT, hint: text.amountHint },
          {
            name: "exports",
            label: text.exports,
            options: [
              { value: "no", label: text.exportsOff },
              { value: "yes", label: text.exportsOn },
            ],
          },
          { name: "days", label: text.days, type: "number", step: "1" },
        ]}
        initial={{
          refunds: settings.refunds_over?.toString() ?? "",
          writeOffs: settings.write_offs_over?.toString() ?? "",
          exports: settings.exports ? "yes" : "no",
          days: String(settings.days),
        }}
        endpoint={setApprovalSettingsEndpoint}
        input={({ refunds, writeOffs, exports, days }) => ({
          body: {
            refunds_over: refunds ? Number(refunds) : null,
            write_offs_over: writeOffs ? Number(writeOffs) : null,
            exports: exports === "yes",
            days: Number(days),
            version: settings.version,
          },
        })}
        refresh={[listApprovalsEndpoint]}
        toastText={staff.saved}
        renderPreview={(values) => <Consequence values={values} others={others} />}
      />
    </section>
  );
}

const AMOUNT = { type: "number", step: "0.01", optional: true } as const;

/** Says plainly where nobody could approve, and that a company of one person leaves it off. */
function Consequence({ values, others }: { readonly values: RecordValues } & Pick<SettingsProps, "others">) {
  const text = useStrings("approvals/office");
  const isOn = {
    refunds: values["refunds"] !== "",
    bookkeeping: values["writeOffs"] !== "",
    records: values["exports"] === "yes",
  };
  const rights = ["refunds", "bookkeeping", "records"] as const;
  if (!rights.some((right) => isOn[right])) return <p className="muted small">{text.off}</p>;
  const missing = rights.filter((right) => isOn[right] && others[right] === 0);
  if (missing.length === 0) return null;
  return <Note tone="warn">{text.alone(missing.map((right) => text.may[right]).join(", "))}</Note>;
}

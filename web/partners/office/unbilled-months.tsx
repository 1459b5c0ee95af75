import { useState } from "react";
import { makeUnbilledStatementsEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import type { StatementPreview } from "../../../contract/partners/statement-schemas.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { useMonthText } from "./month-text.ts";
import { MADE_REFRESH } from "./statement-refresh.ts";
import styles from "./statements.module.css";

type UnbilledMonthsProps = {
  readonly preview: StatementPreview;
  /** Looks at another month. */
  readonly onMonth: (month: string) => void;
};

/** The other months with rides that no statement has: each is looked at by itself, or all are made at once. */
export function UnbilledMonths({ preview, onMonth }: UnbilledMonthsProps) {
  const text = useStrings("partners/office");
  const { usd } = useFormats();
  const monthText = useMonthText();
  const [asking, setAsking] = useState(false);
  const { partner_id: id, partner_name: name, month, unbilled } = preview;
  const make = useStaffAction(makeUnbilledStatementsEndpoint, {
    refresh: MADE_REFRESH,
    toastText: text.allMade,
    onDone: () => setAsking(false),
  });
  const others = unbilled.filter((one) => one.month !== month);
  if (others.length === 0) return null;
  const lineOf = (one: (typeof unbilled)[number]) =>
    `${monthText(one.month)}, ${text.sum(one.rides, usd(Number(one.total)))}`;
  return (
    <>
      <Note tone="warn">{text.unbilled}</Note>
      <div className={styles.months}>
        {others.map((one) => (
          <Button key={one.month} size="compact" onClick={() => onMonth(one.month)}>
            {lineOf(one)}
          </Button>
        ))}
        {unbilled.length > 1 && (
          <Button size="compact" icon="check" onClick={() => setAsking(true)}>
            {text.makeAll(unbilled.length)}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={text.makeAllOf(name)}
        action={text.makeAll(unbilled.length)}
        wayOut={text.notYet}
        tone="live"
        busy={make.isPending}
        error={make.error}
        onConfirm={() => make.run({ params: { id }, body: { seen: unbilled } })}
        onClose={() => setAsking(false)}
      >
        {unbilled.map(lineOf).join("; ")}
      </ConfirmDialog>
    </>
  );
}

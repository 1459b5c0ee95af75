import { useState } from "react";
import {
  makeStatementEndpoint,
  previewStatementEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import type { StatementPreview as Preview } from "../../../contract/partners/statement-schemas.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { useMonthText } from "./month-text.ts";
import { StatementCorrections, StatementLines } from "./statement-lines.tsx";
import { MADE_REFRESH } from "./statement-refresh.ts";
import { UnbilledMonths } from "./unbilled-months.tsx";
import { useStatementText } from "./use-statement-text.ts";
import cardStyles from "../../ui/card.module.css";

type StatementPreviewProps = {
  readonly partnerId: number;
  readonly month: string;
  /** Shows the statement that was made. */
  readonly onMade: (id: number) => void;
  /** Looks at another month. */
  readonly onMonth: (month: string) => void;
};

/** The statement of a month as it would be, and the button that makes it. */
export function StatementPreview({ partnerId, month, onMade, onMonth }: StatementPreviewProps) {
  const staff = useStrings("office");
  const errorText = useErrorText();
  const call = { params: { id: partnerId }, query: { month } };
  const preview = useRead(read(previewStatementEndpoint, call));
  return (
    <QueryView query={preview} loading={staff.loading} failed={errorText}>
      {(found) => <Found preview={found} onMade={onMade} onMonth={onMonth} />}
    </QueryView>
  );
}

type FoundProps = { readonly preview: Preview } & Pick<StatementPreviewProps, "onMade" | "onMonth">;

function Found({ preview, onMade, onMonth }: FoundProps) {
  const text = useStrings("partners/office");
  const { usd } = useFormats();
  const monthText = useMonthText();
  const { days } = useStatementText();
  const { rides, total, state, month, lines, corrections = [] } = preview;
  const hasSome = rides > 0 || corrections.length > 0;
  return (
    <section className={`stack ${cardStyles.card}`} aria-label={text.previewOf(monthText(month))}>
      <p className="strong">{text.sum(rides, usd(Number(total)))}</p>
      {rides > 0 && <p className="small muted">{days(preview)}</p>}
      {state === "under_way" && <Note tone="live">{text.underWay}</Note>}
      {state === "made" && <Note tone="live">{text.isMade}</Note>}
      {state === "open" && hasSome && <MakeButton preview={preview} onMade={onMade} />}
      <UnbilledMonths preview={preview} onMonth={onMonth} />
      {lines.length > 0 && <StatementLines lines={lines} />}
      <StatementCorrections corrections={corrections} />
    </section>
  );
}

/** Makes what is shown, after one question. */
function MakeButton({
  preview,
  onMade,
}: {
  readonly preview: Preview;
  readonly onMade: (id: number) => void;
}) {
  const text = useStrings("partners/office");
  const { usd } = useFormats();
  const monthText = useMonthText();
  const [asking, setAsking] = useState(false);
  const { partner_id: id, partner_name: name, month, rides, total } = preview;
  const make = useStaffAction(makeStatementEndpoint, {
    refresh: MADE_REFRESH,
    toastText: text.made,
    onDone: (statement) => {
      setAsking(false);
      onMade(statement.id);
    },
  });
  return (
    <div>
      <Button tone="action" size="compact" icon="check" onClick={() => setAsking(true)}>
        {text.make}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.makeOf(name, monthText(month))}
        action={text.make}
        wayOut={text.notYet}
        tone="live"
        busy={make.isPending}
        error={make.error}
        onConfirm={() => make.run({ params: { id }, body: { month, seen: { rides, total } } })}
        onClose={() => setAsking(false)}
      >
        {text.makeText(rides, usd(Number(total)))}
      </ConfirmDialog>
    </div>
  );
}

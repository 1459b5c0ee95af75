import { useState } from "react";
import type { SettlementPreview as Preview } from "../../../contract/settlements/settlement-schemas.ts";
import {
  closeSettlementEndpoint,
  listDriversToPayEndpoint,
  listSettlementsEndpoint,
  previewSettlementEndpoint,
} from "../../../contract/settlements/settlements.endpoints.ts";
import { getDriverAccountEndpoint } from "../../../contract/settlements/driver-accounts.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import cardStyles from "../../ui/card.module.css";
import { Owed } from "../owed.tsx";
import { SettledRides } from "../settled-rides.tsx";
import { Statement } from "../statement.tsx";
import { totalOf, useSettlementText } from "../use-settlement-text.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import styles from "./settlements.module.css";

type Period = { readonly driver_id: number; readonly first_day: string; readonly last_day: string };
type SettlementPreviewProps = {
  readonly period: Period;
  /** Shows a closed settlement. */
  readonly onOpen: (id: number) => void;
};

/** A settlement of some days as it would be, and its closing. */
export function SettlementPreview({ period, onOpen }: SettlementPreviewProps) {
  const text = useStrings("settlements/office");
  const errorText = useErrorText();
  const preview = useRead(read(previewSettlementEndpoint, { query: period }));
  return (
    <QueryView query={preview} loading={text.loading} failed={errorText}>
      {(found) => <Found preview={found} onOpen={onOpen} />}
    </QueryView>
  );
}

function Found({ preview, onOpen }: { readonly preview: Preview; readonly onOpen: (id: number) => void }) {
  const text = useStrings("settlements/office");
  const { usd } = useFormats();
  const settled = useSettlementText();
  const { driver_name: name, state, settled_by } = preview;
  const [earlier] = settled_by;
  const owed = totalOf(preview);
  return (
    <section className={`stack ${cardStyles.card}`} aria-label={text.of(name)}>
      <p className="small muted">
        {name}, {settled.days(preview)}
      </p>
      <Owed name={name} both={owed} together={preview.together} />
      {state === "under_way" && <Note tone="live">{text.underWay}</Note>}
      {state === "settled" && (
        <Note tone="warn">
          <p>{text.settled}</p>
          {earlier !== undefined && (
            <Button size="compact" onClick={() => onOpen(earlier)}>
              {text.showSettled}
            </Button>
          )}
        </Note>
      )}
      {Number(preview.not_recorded) > 0 && (
        <Note tone="warn">{text.unsaid(usd(Number(preview.not_recorded)))}</Note>
      )}
      <div className={styles.sides}>
        <Statement label={text.owedPart} lines={settled.sums(preview)} />
        <Statement label={text.ridesPart} lines={settled.rides(preview)} />
      </div>
      {state === "open" && <CloseButton preview={preview} onClosed={onOpen} />}
      <SettledRides lines={preview.lines} />
    </section>
  );
}

/** Closes what is shown, after one question. */
function CloseButton({
  preview,
  onClosed,
}: {
  readonly preview: Preview;
  readonly onClosed: (id: number) => void;
}) {
  const text = useStrings("settlements/office");
  const settled = useSettlementText();
  const [asking, setAsking] = useState(false);
  const { driver_id, driver_name: name, first_day, last_day, rides, owed_usd, owed_xcg } = preview;
  const { total_usd, total_xcg } = preview;
  const close = useStaffAction(closeSettlementEndpoint, {
    refresh: [
      listSettlementsEndpoint,
      previewSettlementEndpoint,
      listDriversToPayEndpoint,
      getDriverAccountEndpoint,
    ],
    toastText: text.closed,
    onDone: ({ id }) => {
      setAsking(false);
      onClosed(id);
    },
  });
  return (
    <div>
      <Button tone="action" size="compact" icon="check" onClick={() => setAsking(true)}>
        {text.close}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.closeOf(name, settled.days(preview))}
        action={text.close}
        wayOut={text.keepOpen}
        tone="live"
        busy={close.isPending}
        error={close.error}
        onConfirm={() =>
          close.run({
            body: {
              driver_id,
              first_day,
              last_day,
              seen: { rides, owed_usd, owed_xcg, total_usd, total_xcg },
            },
          })
        }
        onClose={() => setAsking(false)}
      >
        {text.closeText(settled.owed(name, totalOf(preview)))}
      </ConfirmDialog>
    </div>
  );
}

import { useState } from "react";
import { createPortal } from "react-dom";
import { fromDollars } from "../../../domain/money.ts";
import { csvSeparatorOf } from "../../../domain/csv.ts";
import type { SettlementDetail } from "../../../contract/settlements/settlement-schemas.ts";
import { getSettlementEndpoint } from "../../../contract/settlements/settlements.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { Owed } from "../owed.tsx";
import { SettledRides } from "../settled-rides.tsx";
import { Statement } from "../statement.tsx";
import { totalOf, useSettlementText } from "../use-settlement-text.ts";
import staffStyles from "../../office/staff.module.css";
import { Corrections } from "./corrections.tsx";
import { NewCorrection } from "./new-correction.tsx";
import { PrintedSettlement } from "./printed-settlement.tsx";
import { SettlementPayments } from "./settlement-payments.tsx";
import { settlementCsv } from "./settlement-csv.ts";
import styles from "./settlements.module.css";

type SettlementDialogProps = { readonly id: number | null; readonly onClose: () => void };

/** One closed settlement: who owes whom, the figures as they were closed, what was corrected since, its rides. */
export function SettlementDialog({ id, onClose }: SettlementDialogProps) {
  const text = useStrings("settlements/office");
  const errorText = useErrorText();
  const { days } = useSettlementText();
  const settlement = useRead(id === null ? null : read(getSettlementEndpoint, { params: { id } }));
  const [correcting, setCorrecting] = useState<{
    settlement: SettlementDetail;
    offered?: number | undefined;
  } | null>(null);
  return (
    <>
      <Dialog
        open={id !== null}
        onClose={onClose}
        className={styles.settlement}
        title={settlement.data === undefined ? text.list : text.of(settlement.data.driver_name)}
        subtitle={settlement.data && days(settlement.data)}
      >
        {id !== null && (
          <QueryView query={settlement} loading={text.loading} failed={errorText}>
            {(found) => (
              <Closed
                settlement={found}
                onCorrect={(offered) => setCorrecting({ settlement: found, offered })}
              />
            )}
          </QueryView>
        )}
      </Dialog>
      <NewCorrection
        settlement={correcting?.settlement ?? null}
        offered={correcting?.offered}
        onClose={() => setCorrecting(null)}
      />
    </>
  );
}

type ClosedProps = {
  readonly settlement: SettlementDetail;
  /** Corrects it, by an amount of dollars for the driver where one is offered. */
  readonly onCorrect: (offered?: number) => void;
};

/** The dollars by which its days have changed since; nothing where they haven't, or where a correction was made already. */
function offeredDollars({ now, owed_usd, corrections }: SettlementDetail): number | null {
  if (now === null || corrections.length > 0) return null;
  const cents = fromDollars(now.owed_usd) - fromDollars(owed_usd);
  return cents === 0 ? null : cents / 100;
}

function Closed({ settlement, onCorrect }: ClosedProps) {
  const text = useStrings("settlements/office");
  const words = useStrings("settlements");
  const { shortDateTime } = useFormats();
  const settled = useSettlementText();
  const { usd } = useFormats();
  const { driver_name: name, now } = settlement;
  const offered = offeredDollars(settlement);
  return (
    <div className="stack">
      <Owed name={name} both={totalOf(settlement)} together={settlement.together} />
      <p className="small muted">
        {text.closedBy}: {words.by(settlement.closed_by, shortDateTime(settlement.closed_at))}
      </p>
      {now !== null && (
        <Note tone="warn">
          <p>{text.changed(now.rides, settled.owed(name, { usd: now.owed_usd, xcg: now.owed_xcg }))}</p>
          {offered !== null && (
            <Button size="compact" icon="pen" onClick={() => onCorrect(offered)}>
              {text.correctBy(usd(offered))}
            </Button>
          )}
        </Note>
      )}
      <Actions settlement={settlement} />
      <div className={styles.sides}>
        <Statement label={text.owedPart} lines={settled.closedSums(settlement)} />
        <Statement label={text.ridesPart} lines={settled.rides(settlement)} />
      </div>
      {settlement.payments !== undefined && <SettlementPayments settlement={settlement} />}
      <Corrections settlement={settlement} onCorrect={onCorrect} />
      <h3>{words.rides}</h3>
      <SettledRides lines={settlement.lines} />
    </div>
  );
}

/** A file for the books and a paper to sign. */
function Actions({ settlement }: { readonly settlement: SettlementDetail }) {
  const text = useStrings("settlements/office");
  const words = useStrings("settlements");
  const payments = useStrings("payments");
  const { language } = useLanguage();
  const { dateTime } = useFormats();
  const { days, rides, closedSums } = useSettlementText();
  const [printing, print] = usePrinting();
  const save = () => {
    const csv = settlementCsv(
      {
        settlement,
        title: `${text.of(settlement.driver_name)}, ${days(settlement)}`,
        lines: [...rides(settlement), ...closedSums(settlement)],
        text,
        words,
        payments,
        moment: dateTime,
      },
      csvSeparatorOf(language),
    );
    saveFile(`settlement-${settlement.id}-${settlement.first_day}.csv`, "text/csv", csv);
  };
  return (
    <div className={staffStyles.actions}>
      <Button size="compact" icon="print" onClick={print}>
        {text.print}
      </Button>
      <Button size="compact" icon="download" onClick={save}>
        {text.csv}
      </Button>
      {printing && createPortal(<PrintedSettlement settlement={settlement} />, document.body)}
    </div>
  );
}

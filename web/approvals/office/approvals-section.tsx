import { useState } from "react";
import type { Approval } from "../../../contract/approvals/approval.ts";
import { listApprovalsEndpoint } from "../../../contract/approvals/approvals.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { SectionHead } from "../../office/section-head.tsx";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { ApprovalSettingsForm } from "./approval-settings.tsx";
import { DecideDialog, type Deciding } from "./decide-dialog.tsx";
import { useApprovalText } from "./use-approval-text.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./approvals.module.css";

/** Requests that a second person decides about, the last that were decided, and from which amounts on there are any. */
export function ApprovalsSection() {
  const staff = useStrings("office");
  const text = useStrings("approvals/office");
  const errorText = useErrorText();
  const approvals = useRead(read(listApprovalsEndpoint));
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <SectionHead title={staff.nav.approvals} about={text.about} />
      <QueryView query={approvals} loading={staff.loading} failed={errorText}>
        {({ waiting, decided, ...found }) => (
          <>
            {waiting.length === 0 ? (
              <EmptyState heading="h2" title={text.nothing} />
            ) : (
              <List name={text.waiting} rows={waiting} onDecide={setDeciding} />
            )}
            {decided.length > 0 && <List name={text.decided} rows={decided} />}
            <ApprovalSettingsForm key={found.settings.version} {...found} />
          </>
        )}
      </QueryView>
      <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />
    </>
  );
}

type ListProps = {
  readonly name: string;
  readonly rows: readonly Approval[];
  readonly onDecide?: (deciding: Deciding) => void;
};

function List({ name, rows, onDecide }: ListProps) {
  return (
    <section className={panelStyles.panel} aria-label={name}>
      <div className={panelStyles.head}>
        <h2>{name}</h2>
      </div>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} onDecide={onDecide} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row, onDecide }: { readonly row: Approval; readonly onDecide: ListProps["onDecide"] }) {
  const text = useStrings("approvals/office");
  const words = useApprovalText();
  const { shortDateTime } = useFormats();
  const { reason, note, asked_by, asked_at, expires_at, decided_by, decided_at, state, is_mine } = row;
  const outcome =
    decided_by === null || decided_at === null
      ? text.states[state]
      : text.by(text.states[state], decided_by, shortDateTime(decided_at));
  return (
    <li className={styles.row}>
      <span>
        <b>{words.thing(row)}</b>
        <About row={row} />
      </span>
      <span>
        {reason !== "" && <q>{reason}</q>}
        <small>{text.asked(asked_by.name, shortDateTime(asked_at))}</small>
      </span>
      <span>
        <small>{state === "waiting" ? text.until(shortDateTime(expires_at)) : outcome}</small>
        {note !== "" && <q>{note}</q>}
        {state === "waiting" && is_mine && <small>{text.mine}</small>}
      </span>
      {onDecide !== undefined && (
        <span className={styles.deeds}>
          {row.may_decide && (
            <>
              <Button size="compact" tone="action" onClick={() => onDecide({ row, way: "approve" })}>
                {text.approve}
              </Button>
              <Button size="compact" onClick={() => onDecide({ row, way: "refuse" })}>
                {text.refuse}
              </Button>
            </>
          )}
          {is_mine && (
            <Button size="compact" onClick={() => onDecide({ row, way: "withdraw" })}>
              {text.withdraw}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

/** The ride or the statement, with the way to it. */
function About({ row }: { readonly row: Approval }) {
  const about = useApprovalText().about(row);
  const { ride, statement } = row;
  if (ride !== null) return <Link to={officePaths.operatorRide(ride.id)}>{about}</Link>;
  if (statement === null) return null;
  return <Link to={officePaths.adminStatement(statement.partner_id, statement.id)}>{about}</Link>;
}

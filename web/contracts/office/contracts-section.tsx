import { useState } from "react";
import type { ListedContract } from "../../../contract/contracts/contract.ts";
import {
  listContractsEndpoint,
  setContractDaysAheadEndpoint,
} from "../../../contract/contracts/contracts.endpoints.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { SectionHead } from "../../office/section-head.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Link } from "../../router/link.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { CONTRACT_READS } from "./contract-reads.ts";
import { useContractPaths } from "./use-contract-paths.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./contracts-section.module.css";

/** The contracts for rides that come again, and how far ahead these are booked. */
export function ContractsSection() {
  const text = useStrings("office");
  const words = useStrings("contracts/office");
  const errorText = useErrorText();
  const paths = useContractPaths();
  const contracts = useRead(read(listContractsEndpoint), { everyMs: MINUTE_MS });
  const make = (
    <ButtonLink to={paths.fresh} tone="action" size="compact" icon="plus">
      {words.make}
    </ButtonLink>
  );
  return (
    <>
      {paths.atDesk ? (
        <div className={styles.head}>
          <p className="muted">{words.about}</p>
          {make}
        </div>
      ) : (
        <SectionHead title={text.nav.contracts} about={words.about}>
          {make}
        </SectionHead>
      )}
      <QueryView query={contracts} loading={text.loading} failed={errorText}>
        {({ contracts: rows, days_ahead }) => (
          <>
            {rows.length === 0 ? (
              <EmptyState heading="h2" title={words.none}>
                {words.noneWhy}
              </EmptyState>
            ) : (
              <ul className={classNames(panelStyles.panel, styles.list)} aria-label={text.nav.contracts}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <Row row={row} to={paths.one(row.id)} />
                  </li>
                ))}
              </ul>
            )}
            <DaysAhead key={days_ahead} days={days_ahead} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Row({ row, to }: { readonly row: ListedContract; readonly to: string }) {
  const words = useStrings("contracts/office");
  const { shortDate, shortDateTime } = useFormats();
  const { partner, rider_name, first_day, last_day, next_at, troubles, ended } = row;
  const days =
    last_day === null
      ? words.from(shortDate(noonOf(first_day)))
      : words.fromTo(shortDate(noonOf(first_day)), shortDate(noonOf(last_day)));
  return (
    <Link className={classNames(styles.row, troubles > 0 && styles.asks, ended && styles.ended)} to={to}>
      <b>{row.name}</b>
      <small>{[partner?.name, rider_name].filter(Boolean).join(", ")}</small>
      <small>{[words.trips(row.lines), days].join(", ")}</small>
      <small>
        {ended && next_at === null
          ? words.over
          : next_at === null
            ? words.nothingNext
            : words.next(shortDateTime(next_at), row.to_come)}
      </small>
      <em>{troubles > 0 ? words.asks(troubles) : ""}</em>
    </Link>
  );
}

function DaysAhead({ days }: { readonly days: number }) {
  const text = useStrings("office");
  const words = useStrings("contracts/office");
  const errorText = useErrorText();
  const [typed, setTyped] = useState(String(days));
  const save = useStaffAction(setContractDaysAheadEndpoint, {
    refresh: CONTRACT_READS,
    toastText: text.saved,
  });
  return (
    <form
      className={styles.ahead}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.run({ body: { days_ahead: Number(typed) } });
      }}
    >
      <TextField
        compact
        label={words.daysAhead}
        hint={words.daysAheadHint}
        type="number"
        min={1}
        max={60}
        value={typed}
        onChange={setTyped}
      />
      {typed !== String(days) && (
        <Button type="submit" size="compact" busy={save.isPending}>
          {text.save}
        </Button>
      )}
      <FormError>{save.error && errorText(save.error)}</FormError>
    </form>
  );
}

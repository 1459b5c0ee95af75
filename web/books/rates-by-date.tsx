import { type ReactNode, useState } from "react";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { noonOf } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Listed } from "../office/listing.tsx";
import { useFormats } from "../language/formats.ts";
import { RowActions } from "../accounts/users/row-actions.tsx";
import { Listing } from "../office/listing.tsx";
import { RecordForm } from "../office/record-form.tsx";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./books.module.css";

type State = "coming" | "in_force" | "past" | "withdrawn";

type Rate = {
  readonly id: number;
  readonly valid_from: string;
  readonly percent: number;
  readonly state: State;
  readonly created_at: string;
  readonly created_by: string;
};

type RateWords = {
  readonly intro: string;
  readonly none: string;
  readonly validFrom: string;
  readonly percent: string;
  readonly state: string;
  readonly states: Readonly<Record<State, string>>;
  readonly addedBy: string;
  readonly add: string;
  readonly added: string;
  readonly withdraw: string;
  readonly withdrawOf: (day: string) => string;
  readonly withdrawText: string;
  readonly withdrawn: string;
  readonly reason: string;
};

type RatesByDateProps<R extends Rate> = {
  /** The name of what the rates are of: the typed text is kept by it. */
  readonly of: string;
  readonly words: RateWords;
  /** The name of the table. */
  readonly label: string;
  readonly actions: string;
  readonly rates: Listed<R>;
  readonly mayWithdraw: (rate: R) => boolean;
  readonly endpoints: { readonly add: EndpointDescription; readonly withdraw: EndpointDescription };
  /** The lists that are read anew after a change. */
  readonly refresh: readonly EndpointDescription[];
  /** The record that the call which adds one names. */
  readonly params?: Readonly<Record<string, number>> | undefined;
  /** A rate of before today is meant so: what it changes is shown before it is saved. */
  readonly mayBeginEarlier?: true | undefined;
  readonly renderPreview?: ((typed: { valid_from: string; percent: string }) => ReactNode) | undefined;
  /** Stands beside the button that adds a rate. */
  readonly heading?: ReactNode;
};

/** Rates in percent by the day from which they hold: a change is a new one, and one that doesn't count yet can be withdrawn. */
export function RatesByDate<R extends Rate>(props: RatesByDateProps<R>) {
  const { of, words, label, actions, rates, mayWithdraw, endpoints, refresh, heading } = props;
  const { params, mayBeginEarlier, renderPreview } = props;
  const { rate: shownRate, date, shortDateTime } = useFormats();
  const day = ({ valid_from }: Rate) => date(noonOf(valid_from));
  const [adding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<R | null>(null);
  const columns: readonly Column<R>[] = [
    { id: "from", label: words.validFrom, renderCell: (rate) => <strong>{day(rate)}</strong> },
    {
      id: "percent",
      label: words.percent,
      className: "number",
      labelled: true,
      renderCell: ({ percent }) => shownRate(percent),
    },
    { id: "state", label: words.state, labelled: true, renderCell: ({ state }) => words.states[state] },
    {
      id: "by",
      label: words.addedBy,
      labelled: true,
      renderCell: (rate) => `${rate.created_by}, ${shortDateTime(rate.created_at)}`,
    },
    {
      id: "actions",
      label: actions,
      renderCell: (rate) =>
        mayWithdraw(rate) && (
          <RowActions
            row={day(rate)}
            actions={[{ label: words.withdraw, onPress: () => setWithdrawing(rate) }]}
          />
        ),
    },
  ];
  return (
    <>
      <div className={styles.head}>
        {heading}
        <Button size="compact" icon="plus" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      <p className="muted">{words.intro}</p>
      {heading !== undefined && rates.data?.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <Listing query={rates} empty={words.none}>
          {(rows) => (
            <DataTable stacks="flowing" label={label} columns={columns} rows={rows} keyOf={({ id }) => id} />
          )}
        </Listing>
      )}
      <NewRate
        {...{ of, words, refresh, params, mayBeginEarlier, renderPreview }}
        endpoint={endpoints.add}
        open={adding}
        onClose={() => setAdding(false)}
      />
      <WithdrawRate
        {...{ of, words, refresh }}
        endpoint={endpoints.withdraw}
        rate={withdrawing}
        title={withdrawing === null ? "" : words.withdrawOf(day(withdrawing))}
        onClose={() => setWithdrawing(null)}
      />
    </>
  );
}

type Changing = {
  readonly of: string;
  readonly words: RateWords;
  readonly endpoint: EndpointDescription;
  readonly refresh: readonly EndpointDescription[];
  readonly onClose: () => void;
};

type NewRateProps = Changing &
  Pick<RatesByDateProps<Rate>, "params" | "mayBeginEarlier" | "renderPreview"> & { readonly open: boolean };

function NewRate(props: NewRateProps) {
  const { of, words, endpoint, refresh, open, params, mayBeginEarlier, renderPreview, onClose } = props;
  const [today] = useState(() => curacaoDate(new Date()));
  return (
    <Dialog open={open} onClose={onClose} title={words.add} subtitle={words.intro}>
      {open && (
        <RecordForm
          draft={of}
          label={words.add}
          fields={[
            { name: "valid_from", label: words.validFrom, type: "date" },
            { name: "percent", label: words.percent, type: "number", step: "0.01" },
            ...(mayBeginEarlier ? [{ name: "reason", label: words.reason }] : []),
          ]}
          initial={{ valid_from: today }}
          endpoint={endpoint}
          input={({ valid_from = "", percent, reason }) => ({
            ...(params === undefined ? {} : { params }),
            body: {
              valid_from,
              percent: Number(percent),
              ...(mayBeginEarlier ? { reason } : {}),
              ...(mayBeginEarlier && valid_from < today ? { back_dated: true } : {}),
            },
          })}
          renderPreview={({ valid_from = "", percent = "" }) => renderPreview?.({ valid_from, percent })}
          refresh={refresh}
          toastText={words.added}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

type WithdrawRateProps = Changing & { readonly rate: Rate | null; readonly title: string };

function WithdrawRate({ of, words, endpoint, refresh, rate, title, onClose }: WithdrawRateProps) {
  return (
    <Dialog open={rate !== null} onClose={onClose} title={title} subtitle={words.withdrawText}>
      {rate !== null && (
        <RecordForm
          draft={`withdraw-${of}:${rate.id}`}
          label={title}
          saveLabel={words.withdraw}
          tone="bad"
          fields={[{ name: "reason", label: words.reason }]}
          initial={{}}
          endpoint={endpoint}
          input={({ reason }) => ({ params: { id: rate.id }, body: { reason } })}
          refresh={refresh}
          toastText={words.withdrawn}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

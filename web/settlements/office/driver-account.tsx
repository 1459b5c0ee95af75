import { useState } from "react";
import { noonOf } from "../../../domain/curacao-days.ts";
import type {
  DriverAccount as Account,
  DriverEntry,
  DriverRent,
} from "../../../contract/settlements/driver-account-schemas.ts";
import {
  addDriverCommissionEndpoint,
  getDriverAccountEndpoint,
  takeBackDriverEntryEndpoint,
  withdrawDriverCommissionEndpoint,
  withdrawDriverRentEndpoint,
} from "../../../contract/settlements/driver-accounts.endpoints.ts";
import {
  listDriversToPayEndpoint,
  previewSettlementEndpoint,
} from "../../../contract/settlements/settlements.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { RowActions } from "../../accounts/users/row-actions.tsx";
import { RatesByDate } from "../../books/rates-by-date.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { Listed } from "../../office/listing.tsx";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import foldStyles from "../../ui/fold.module.css";
import { useSettlementText } from "../use-settlement-text.ts";
import { CommissionPreview } from "./commission-preview.tsx";
import { NewEntry, NewRent, WithReason } from "./driver-account-dialogs.tsx";

const REFRESHED = [getDriverAccountEndpoint, previewSettlementEndpoint, listDriversToPayEndpoint];

/** A driver's account with the company beside the rides: entries, the rent, a commission of their own. */
export function DriverAccount({ driverId }: { readonly driverId: number }) {
  const text = useStrings("settlements/office");
  const errorText = useErrorText();
  const account = useRead(read(getDriverAccountEndpoint, { params: { id: driverId } }));
  return (
    <QueryView query={account} loading={text.loading} failed={errorText}>
      {(found) => (
        <details className={foldStyles.fold}>
          <summary>{text.account(found.driver_name)}</summary>
          <div className="stack">
            <p className="muted">{text.accountIntro}</p>
            <Entries account={found} />
            <Rents account={found} />
            <Commission account={found} query={account} />
          </div>
        </details>
      )}
    </QueryView>
  );
}

function Entries({ account }: { readonly account: Account }) {
  const text = useStrings("settlements/office");
  const { date, shortDateTime } = useFormats();
  const { amount } = useSettlementText();
  const [adding, setAdding] = useState(false);
  const [back, setBack] = useState<DriverEntry | null>(null);
  const stateOf = (entry: DriverEntry) => {
    if (entry.taken_back || entry.takes_back !== null) return text.isBack;
    return entry.settlement_id === null ? text.waits : text.isIn;
  };
  const columns: readonly Column<DriverEntry>[] = [
    { id: "day", label: text.day, renderCell: ({ day }) => <strong>{date(noonOf(day))}</strong> },
    { id: "kind", label: text.kind, labelled: true, renderCell: ({ kind }) => text.kinds[kind] },
    { id: "amount", label: text.amount, className: "number", labelled: true, renderCell: amount },
    { id: "note", label: text.note, labelled: true, renderCell: ({ note }) => note },
    { id: "state", label: text.where, labelled: true, renderCell: stateOf },
    {
      id: "by",
      label: text.by,
      labelled: true,
      renderCell: ({ made_by, made_at }) => `${made_by ?? text.passenger}, ${shortDateTime(made_at)}`,
    },
    {
      id: "actions",
      label: text.actions,
      renderCell: (entry) =>
        !entry.taken_back &&
        entry.takes_back === null &&
        !isOfItself(entry) && (
          <RowActions row={entry.note} actions={[{ label: text.takeBack, onPress: () => setBack(entry) }]} />
        ),
    },
  ];
  return (
    <section className="stack" aria-labelledby="driver-entries">
      <h3 id="driver-entries">{text.entries}</h3>
      {account.entries.length === 0 ? (
        <p className="muted">{text.noEntries}</p>
      ) : (
        <DataTable
          stacks="flowing"
          label={text.entries}
          columns={columns}
          rows={account.entries}
          keyOf={({ id }) => id}
        />
      )}
      <div>
        <Button size="compact" icon="plus" onClick={() => setAdding(true)}>
          {text.addEntry}
        </Button>
      </div>
      <NewEntry
        driverId={account.driver_id}
        open={adding}
        refresh={REFRESHED}
        onClose={() => setAdding(false)}
      />
      <WithReason
        draft="take-back-driver-entry"
        id={back?.id ?? null}
        title={text.takeBackOf(back?.note ?? "")}
        subtitle={text.takeBackText}
        action={text.takeBack}
        done={text.tookBack}
        endpoint={takeBackDriverEntryEndpoint}
        refresh={REFRESHED}
        onClose={() => setBack(null)}
      />
    </section>
  );
}

/** An entry that goes with something else is taken back there. */
function isOfItself({ kind }: DriverEntry): boolean {
  return (
    kind === "commission" || kind === "payment" || kind === "paid_out" || kind === "car" || kind === "tip"
  );
}

function Rents({ account }: { readonly account: Account }) {
  const text = useStrings("settlements/office");
  const { date, usd } = useFormats();
  const day = ({ valid_from }: DriverRent) => date(noonOf(valid_from));
  const [adding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<DriverRent | null>(null);
  const columns: readonly Column<DriverRent>[] = [
    { id: "from", label: text.rates.validFrom, renderCell: (rent) => <strong>{day(rent)}</strong> },
    {
      id: "amount",
      label: text.rentAmount,
      className: "number",
      labelled: true,
      renderCell: ({ amount }) => usd(Number(amount)),
    },
    {
      id: "state",
      label: text.rates.state,
      labelled: true,
      renderCell: ({ state }) => text.rates.states[state],
    },
    { id: "by", label: text.by, labelled: true, renderCell: ({ created_by }) => created_by },
    {
      id: "actions",
      label: text.actions,
      renderCell: (rent) =>
        rent.state === "coming" && (
          <RowActions
            row={day(rent)}
            actions={[{ label: text.rates.withdraw, onPress: () => setWithdrawing(rent) }]}
          />
        ),
    },
  ];
  return (
    <section className="stack" aria-labelledby="driver-rents">
      <h3 id="driver-rents">{text.rents}</h3>
      <p className="muted">{text.rentIntro}</p>
      {account.rents.length === 0 ? (
        <p className="muted">{text.noRents}</p>
      ) : (
        <DataTable
          stacks="flowing"
          label={text.rents}
          columns={columns}
          rows={account.rents}
          keyOf={({ id }) => id}
        />
      )}
      <div>
        <Button size="compact" icon="plus" onClick={() => setAdding(true)}>
          {text.addRent}
        </Button>
      </div>
      <NewRent
        driverId={account.driver_id}
        open={adding}
        refresh={REFRESHED}
        onClose={() => setAdding(false)}
      />
      <WithReason
        draft="withdraw-driver-rent"
        id={withdrawing?.id ?? null}
        title={withdrawing === null ? "" : text.takeBackOf(day(withdrawing))}
        subtitle={text.rates.withdrawText}
        action={text.rates.withdraw}
        done={text.tookBack}
        endpoint={withdrawDriverRentEndpoint}
        refresh={REFRESHED}
        onClose={() => setWithdrawing(null)}
      />
    </section>
  );
}

type CommissionProps = {
  readonly account: Account;
  readonly query: Pick<Listed<never>, "isPending" | "error" | "refetch">;
};

function Commission({ account, query }: CommissionProps) {
  const text = useStrings("settlements/office");
  const { driver_id: id } = account;
  return (
    <section className="stack" aria-label={text.ownRates}>
      <RatesByDate
        of={`commission-of:${id}`}
        words={{ ...text.rates, none: text.ownNone }}
        label={text.ownRates}
        actions={text.actions}
        heading={<h3>{text.ownRates}</h3>}
        rates={{ ...query, data: account.commission_rates }}
        mayWithdraw={({ state }) => state === "coming"}
        endpoints={{ add: addDriverCommissionEndpoint, withdraw: withdrawDriverCommissionEndpoint }}
        refresh={REFRESHED}
        params={{ id }}
        mayBeginEarlier
        renderPreview={(typed) => <CommissionPreview scope={{ driver_id: id }} {...typed} />}
      />
    </section>
  );
}

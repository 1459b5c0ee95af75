import { useState } from "react";
import { noonOf } from "../../../domain/curacao-days.ts";
import type { CommissionRule } from "../../../contract/settlements/commission-rules.ts";
import {
  listCommissionRulesEndpoint,
  listDriversToPayEndpoint,
  previewSettlementEndpoint,
  withdrawCommissionRuleEndpoint,
} from "../../../contract/settlements/settlements.endpoints.ts";
import {
  getDriverAccountEndpoint,
  withdrawDriverCommissionEndpoint,
} from "../../../contract/settlements/driver-accounts.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { RowActions } from "../../accounts/users/row-actions.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Listing } from "../../office/listing.tsx";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { WithReason } from "./driver-account-dialogs.tsx";
import { NewCommissionRule } from "./new-commission-rule.tsx";

const REFRESHED = [
  listCommissionRulesEndpoint,
  getDriverAccountEndpoint,
  previewSettlementEndpoint,
  listDriversToPayEndpoint,
];

/** Commissions of drivers, cars, accounts and ways of booking, in the order in which one goes before another. */
export function ParticularCommissions() {
  const { particular: text, rates, actions, tookBack } = useStrings("settlements/office");
  const { rate, date, shortDateTime } = useFormats();
  const rules = useRead(read(listCommissionRulesEndpoint));
  const [adding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<CommissionRule | null>(null);
  const nameOf = ({ driver_name, plate, partner_name, channel }: CommissionRule) =>
    [driver_name, plate, partner_name, channel && text.channels[channel]]
      .filter((part) => part !== null && part !== "")
      .join(" · ");
  const columns: readonly Column<CommissionRule>[] = [
    { id: "of", label: text.of, renderCell: (rule) => <strong>{nameOf(rule)}</strong> },
    {
      id: "percent",
      label: rates.percent,
      className: "number",
      labelled: true,
      renderCell: ({ percent }) => (percent === null ? text.general : rate(percent)),
    },
    {
      id: "days",
      label: text.period,
      labelled: true,
      renderCell: ({ valid_from, last_day }) =>
        last_day === null
          ? text.since(date(noonOf(valid_from)))
          : text.span(date(noonOf(valid_from)), date(noonOf(last_day))),
    },
    { id: "state", label: rates.state, labelled: true, renderCell: ({ state }) => rates.states[state] },
    {
      id: "why",
      label: text.why,
      labelled: true,
      renderCell: ({ of, reason }) => (of === "driver" ? text.atDriver : reason),
    },
    {
      id: "by",
      label: rates.addedBy,
      labelled: true,
      renderCell: ({ created_by, created_at }) => `${created_by}, ${shortDateTime(created_at)}`,
    },
    {
      id: "actions",
      label: actions,
      renderCell: (rule) =>
        rule.state === "coming" && (
          <RowActions
            row={nameOf(rule)}
            actions={[{ label: rates.withdraw, onPress: () => setWithdrawing(rule) }]}
          />
        ),
    },
  ];
  return (
    <section className="stack" aria-labelledby="particular-commissions">
      <h2 id="particular-commissions">{text.title}</h2>
      <p className="muted">{text.intro}</p>
      <div>
        <Button size="compact" icon="plus" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      </div>
      <Listing query={rules} empty={text.none}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={text.title}
            columns={columns}
            rows={rows}
            keyOf={({ of, id }) => `${of} ${id}`}
          />
        )}
      </Listing>
      <NewCommissionRule open={adding} refresh={REFRESHED} onClose={() => setAdding(false)} />
      <WithReason
        draft="withdraw-commission-rule"
        id={withdrawing?.id ?? null}
        title={withdrawing === null ? "" : text.withdrawOf(nameOf(withdrawing))}
        subtitle={rates.withdrawText}
        action={rates.withdraw}
        done={tookBack}
        endpoint={
          withdrawing?.of === "driver" ? withdrawDriverCommissionEndpoint : withdrawCommissionRuleEndpoint
        }
        refresh={REFRESHED}
        onClose={() => setWithdrawing(null)}
      />
    </section>
  );
}

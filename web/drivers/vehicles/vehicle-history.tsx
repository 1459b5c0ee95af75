import { useState } from "react";
import type {
  Vehicle,
  VehicleCost,
  VehicleDetail,
  VehicleOutage,
} from "../../../contract/drivers/vehicles.ts";
import {
  endVehicleOutageEndpoint,
  takeBackVehicleCostEndpoint,
} from "../../../contract/drivers/vehicles.endpoints.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RecordForm } from "../../office/record-form.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Deeds } from "./car-deeds.tsx";
import { NewCost, NewOutage } from "./vehicle-forms.tsx";
import { VEHICLE_READS } from "./vehicle-reads.ts";

/** When a car was and will be out of service. */
export function OutagesOfCar({ car }: { readonly car: VehicleDetail }) {
  const words = useStrings("drivers/vehicles");
  const { shortDateTime } = useFormats();
  const mayI = useMayI();
  const now = useNow(MINUTE_MS);
  const [adding, setAdding] = useState(false);
  const end = useStaffAction(endVehicleOutageEndpoint, { refresh: VEHICLE_READS, toastText: words.ended });
  const isOver = ({ until }: VehicleOutage) => until !== null && new Date(until) <= now;
  const columns: readonly Column<VehicleOutage>[] = [
    {
      id: "from",
      label: words.from,
      namesRow: true,
      renderCell: ({ from }) => <strong>{shortDateTime(from)}</strong>,
    },
    {
      id: "until",
      label: words.until,
      labelled: true,
      renderCell: ({ until }) => (until === null ? words.noEnd : shortDateTime(until)),
    },
    { id: "reason", label: words.reason, labelled: true, renderCell: ({ reason }) => reason },
    { id: "by", label: words.by, labelled: true, renderCell: ({ made_by }) => made_by },
    {
      id: "state",
      label: words.state,
      labelled: true,
      renderCell: (outage) =>
        isOver(outage) ? words.over : outage.rides > 0 ? <b>{words.meanwhile(outage.rides)}</b> : "–",
    },
    {
      id: "actions",
      label: "",
      renderCell: (outage) =>
        !isOver(outage) &&
        mayI("drivers") && (
          <Button size="compact" busy={end.isPending} onClick={() => end.run({ params: { id: outage.id } })}>
            {new Date(outage.from) <= now ? words.endOutage : words.notGoing}
          </Button>
        ),
    },
  ];
  return (
    <section className="stack" aria-labelledby="car-outages">
      <h2 id="car-outages">{words.outages}</h2>
      {car.outages.length === 0 ? (
        <p className="muted">{words.noOutages}</p>
      ) : (
        <DataTable
          stacks="flowing"
          label={words.outages}
          columns={columns}
          rows={car.outages}
          keyOf={({ id }) => id}
        />
      )}
      <Deeds car={car}>
        <Button size="compact" icon="plus" onClick={() => setAdding(true)}>
          {words.addOutage}
        </Button>
      </Deeds>
      <NewOutage car={car} open={adding} onClose={() => setAdding(false)} />
    </section>
  );
}

type CostsProps = { readonly car: Vehicle; readonly costs: readonly VehicleCost[] };

/** The costs of a car, line by line. */
export function CostsOfCar({ car, costs }: CostsProps) {
  const words = useStrings("drivers/vehicles");
  const { date, usd } = useFormats();
  const { guilders } = usePaymentText();
  const mayI = useMayI();
  const [adding, setAdding] = useState(false);
  const [back, setBack] = useState<VehicleCost | null>(null);
  const amountOf = ({ currency, amount }: VehicleCost) =>
    currency === "usd" ? usd(Number(amount)) : guilders(Number(amount));
  const stateOf = ({ taken_back, takes_back }: VehicleCost) =>
    taken_back ? words.isBack : takes_back === null ? "–" : words.takesBack;
  const columns: readonly Column<VehicleCost>[] = [
    {
      id: "day",
      label: words.day,
      namesRow: true,
      renderCell: ({ day }) => <strong>{date(noonOf(day))}</strong>,
    },
    { id: "kind", label: words.kind, labelled: true, renderCell: ({ kind }) => words.kinds[kind] },
    { id: "amount", label: words.amount, right: true, labelled: true, renderCell: amountOf },
    { id: "note", label: words.note, labelled: true, renderCell: ({ note }) => note || "–" },
    {
      id: "paid",
      label: words.paidBy,
      labelled: true,
      renderCell: ({ paid_by, driver_name }) =>
        driver_name ?? (paid_by ? words.payers[paid_by] : words.payerUnsaid),
    },
    { id: "by", label: words.by, labelled: true, renderCell: ({ made_by }) => made_by },
    { id: "state", label: words.state, labelled: true, renderCell: stateOf },
    {
      id: "actions",
      label: "",
      renderCell: (cost) =>
        !cost.taken_back &&
        cost.takes_back === null &&
        mayI("bookkeeping") && (
          <Button size="compact" onClick={() => setBack(cost)}>
            {words.takeBack}
          </Button>
        ),
    },
  ];
  const title = back === null ? "" : words.takeBackOf(`${words.kinds[back.kind]}, ${amountOf(back)}`);
  return (
    <section className="stack" aria-labelledby="car-costs">
      <h2 id="car-costs">{words.costs}</h2>
      {costs.length === 0 ? (
        <p className="muted">{words.noCosts}</p>
      ) : (
        <DataTable
          stacks="flowing"
          label={words.costs}
          columns={columns}
          rows={costs}
          keyOf={({ id }) => id}
        />
      )}
      {mayI("bookkeeping") && (
        <div>
          <Button size="compact" icon="plus" onClick={() => setAdding(true)}>
            {words.addCost}
          </Button>
        </div>
      )}
      <NewCost car={car} open={adding} onClose={() => setAdding(false)} />
      <Dialog open={back !== null} onClose={() => setBack(null)} title={title} subtitle={words.takeBackText}>
        {back !== null && (
          <RecordForm
            draft={`take-back-vehicle-cost:${back.id}`}
            label={title}
            saveLabel={words.takeBack}
            tone="bad"
            fields={[{ name: "reason", label: words.reason }]}
            initial={{}}
            endpoint={takeBackVehicleCostEndpoint}
            input={({ reason }) => ({ params: { id: back.id }, body: { reason } })}
            refresh={VEHICLE_READS}
            toastText={words.tookBack}
            onDone={() => setBack(null)}
            onCancel={() => setBack(null)}
          />
        )}
      </Dialog>
    </section>
  );
}

/** The drivers of a car, from when until when. */
export function HistoryOfCar({ car }: { readonly car: VehicleDetail }) {
  const words = useStrings("drivers/vehicles");
  const { shortDateTime } = useFormats();
  type Hand = VehicleDetail["hands"][number];
  const columns: readonly Column<Hand>[] = [
    {
      id: "driver",
      label: words.driver,
      namesRow: true,
      renderCell: ({ driver }) => <strong>{driver.name}</strong>,
    },
    {
      id: "from",
      label: words.from,
      labelled: true,
      renderCell: ({ taken_at }) => shortDateTime(taken_at),
    },
    {
      id: "until",
      label: words.until,
      labelled: true,
      renderCell: ({ given_back_at }) => (given_back_at === null ? words.now : shortDateTime(given_back_at)),
    },
  ];
  return (
    <section className="stack" aria-labelledby="car-history">
      <h2 id="car-history">{words.history}</h2>
      {car.hands.length === 0 ? (
        <p className="muted">{words.noHistory}</p>
      ) : (
        <DataTable
          stacks="flowing"
          label={words.history}
          columns={columns}
          rows={car.hands}
          keyOf={({ driver, taken_at }) => `${driver.id} ${taken_at}`}
        />
      )}
    </section>
  );
}

import { noonOf } from "../../../contract/curacao-time.ts";
import { useState } from "react";
import { fromWireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";
import type { WireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TableFrame } from "../../ui/table.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import tableStyles from "../../ui/table.module.css";
import { ComparedTrips } from "./compared-trips.tsx";
import { ComparedZones } from "./compared-zones.tsx";
import { tariffFields, tariffToValues } from "./tariff-values.ts";
import rowStyles from "./compared-rows.module.css";
import styles from "./tariff-dialog.module.css";

type View = "trips" | "zones" | "values";

type TariffDialogProps = {
  readonly tariff: WireTariff | null;
  readonly inForce: WireTariff | undefined;
  readonly onClose: () => void;
};

/** A tariff to be read: what trips cost by it, its fixed rates, all its values; beside the one in force where it is another. */
export function TariffDialog({ tariff, inForce, onClose }: TariffDialogProps) {
  const text = useStrings("staff/tariffs");
  const { date } = useFormats();
  const [view, setView] = useState<View>("trips");
  return (
    <Dialog
      open={tariff !== null}
      onClose={onClose}
      className={styles.tariff}
      title={tariff === null ? "" : text.showOf(date(noonOf(tariff.valid_from)))}
    >
      {tariff !== null && <Views tariff={tariff} inForce={inForce ?? tariff} view={view} onView={setView} />}
    </Dialog>
  );
}

type ViewsProps = {
  readonly tariff: WireTariff;
  readonly inForce: WireTariff;
  readonly view: View;
  readonly onView: (view: View) => void;
};

function Views({ tariff, inForce, view, onView }: ViewsProps) {
  const text = useStrings("staff/tariffs");
  const two = {
    before: fromWireTariff(inForce),
    after: fromWireTariff(tariff),
    alone: tariff === inForce,
  };
  return (
    <Tabs
      label={text.view}
      value={view}
      onChange={onView}
      tabs={[
        { value: "trips", label: text.views.trips, panel: <ComparedTrips {...two} /> },
        { value: "zones", label: text.views.zones, panel: <ComparedZones {...two} /> },
        {
          value: "values",
          label: text.views.values,
          panel: <AllValues tariff={tariff} inForce={inForce} />,
        },
      ]}
    />
  );
}

/** Every figure of a tariff beside the one in force. */
function AllValues({ tariff, inForce }: { readonly tariff: WireTariff; readonly inForce: WireTariff }) {
  const office = useStrings("staff");
  const text = useStrings("staff/tariffs");
  const [was, is] = [tariffToValues(inForce), tariffToValues(tariff)];
  return (
    <TableFrame label={text.views.values}>
      <thead>
        <tr>
          <th scope="col">{text.value}</th>
          <th scope="col" className={tableStyles.right}>
            {text.now}
          </th>
          {tariff !== inForce && (
            <th scope="col" className={tableStyles.right}>
              {text.next}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {tariffFields(office).map(({ name, label }) => (
          <tr key={name}>
            <th scope="row" className={rowStyles.about}>
              {label}
            </th>
            <td className={tableStyles.right}>{was[name]}</td>
            {tariff !== inForce && (
              <td className={`${was[name] === is[name] ? "muted" : "strong"} ${tableStyles.right}`}>
                {was[name] === is[name] ? text.same : is[name]}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

import { useState } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { addDays, curacaoDate } from "../../../contract/curacao-time.ts";
import { addTariffEndpoint, listTariffsEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import type { WireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TableFrame } from "../../ui/table.tsx";
import { Listing } from "../listing.tsx";
import { RecordForm } from "../record-form.tsx";
import { tariffFields, tariffToValues, valuesToTariff } from "./tariff-values.ts";

/** The tariffs by date; a change is a new one that begins on its day. */
export function TariffsSection() {
  const text = useStrings("staff");
  const { date, usd } = useFormats();
  const [basis, setBasis] = useState<WireTariff | null>(null);
  const [tomorrow] = useState(() => addDays(curacaoDate(new Date()), 1));
  const tariffs = useRead(read(listTariffsEndpoint));
  return (
    <>
      <p className="muted">{text.tariffs.intro}</p>
      <Listing query={tariffs} empty={text.tariffs.intro}>
        {(rows) => (
          <>
            <div>
              <Button
                size="compact"
                tone="action"
                icon="plus"
                onClick={() => setBasis(nextOf(rows, tomorrow))}
              >
                {text.tariffs.add}
              </Button>
            </div>
            <TableFrame label={text.nav.tariffs}>
              <thead>
                <tr>
                  <th scope="col">{text.tariffs.validFrom}</th>
                  <th scope="col">{text.tariffs.start}</th>
                  <th scope="col">{text.tariffs.perKm}</th>
                  <th scope="col">{text.tariffs.perKmBeyond}</th>
                  <th scope="col">{text.tariffs.minimum}</th>
                  <th scope="col">{text.tariffs.nightPercent}</th>
                  <th scope="col">{text.tariffs.holidayPercent}</th>
                  <th scope="col">{text.state}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((tariff) => (
                  <tr key={tariff.id}>
                    <td>{date(`${tariff.valid_from}T12:00:00-04:00`)}</td>
                    <td className="number">{usd(tariff.start)}</td>
                    <td className="number">{usd(tariff.per_km)}</td>
                    <td className="number">{usd(tariff.per_km_beyond)}</td>
                    <td className="number">{usd(tariff.minimum)}</td>
                    <td className="number">{tariff.night.percent}</td>
                    <td className="number">{tariff.holiday_percent}</td>
                    <td>{tariff.in_force ? text.tariffs.inForce : ""}</td>
                  </tr>
                ))}
              </tbody>
            </TableFrame>
          </>
        )}
      </Listing>
      <NewTariff basis={basis} onClose={() => setBasis(null)} />
    </>
  );
}

/** What a new tariff begins from: the one in force, as of a later day. */
function nextOf(
  tariffs: readonly ResultOf<typeof listTariffsEndpoint>[number][],
  validFrom: string,
): WireTariff | null {
  const present = tariffs.find((tariff) => tariff.in_force) ?? tariffs[0];
  if (present === undefined) return null;
  const { id: _id, created_at: _at, in_force: _now, ...rules } = present;
  return { ...rules, valid_from: validFrom };
}

function NewTariff({ basis, onClose }: { readonly basis: WireTariff | null; readonly onClose: () => void }) {
  const text = useStrings("staff");
  const fields = tariffFields(text);
  return (
    <Dialog open={basis !== null} onClose={onClose} title={text.tariffs.add} subtitle={text.tariffs.intro}>
      {basis !== null && (
        <RecordForm
          draft="tariff"
          label={text.tariffs.add}
          fields={fields}
          initial={tariffToValues(basis)}
          endpoint={addTariffEndpoint}
          input={(values) => ({ body: valuesToTariff(values, fields) })}
          refresh={[listTariffsEndpoint, getConfigEndpoint]}
          said={text.tariffs.added}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getConfig } from "../../contract/company/company.endpoints.ts";
import type { ResultOf } from "../../contract/endpoint.ts";
import { addDays, curacaoDate } from "../../contract/curacao-time.ts";
import { addTariff, listTariffs } from "../../contract/fares/tariffs.endpoints.ts";
import type { WireTariff } from "../../contract/fares/tariff-on-the-wire.ts";
import { endpointQuery } from "../api/endpoint-query.ts";
import { useFormats } from "../language/formats.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TableFrame } from "../ui/table.tsx";
import { Listing } from "./listing.tsx";
import { RecordForm } from "./record-form.tsx";
import { tariffFields, tariffToValues, valuesToTariff } from "./tariff-values.ts";
import { useStaffAction } from "./use-staff-action.ts";

/** The tariffs by date; a change is a new one that begins on its day. */
export function TariffsSection() {
  const text = useMessages("staff");
  const { date, usd } = useFormats();
  const [basis, setBasis] = useState<WireTariff | null>(null);
  const [tomorrow] = useState(() => addDays(curacaoDate(new Date()), 1));
  const tariffs = useQuery(endpointQuery(listTariffs));
  return (
    <>
      <p className="muted">{text.tariffs.intro}</p>
      <Listing query={tariffs} empty={text.tariffs.intro}>
        {(rows) => (
          <>
            <div>
              <Button size="desk" tone="action" icon="plus" onClick={() => setBasis(nextOf(rows, tomorrow))}>
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
                    <td className="num">{usd(tariff.start)}</td>
                    <td className="num">{usd(tariff.per_km)}</td>
                    <td className="num">{usd(tariff.per_km_beyond)}</td>
                    <td className="num">{usd(tariff.minimum)}</td>
                    <td className="num">{tariff.night.percent}</td>
                    <td className="num">{tariff.holiday_percent}</td>
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
  tariffs: readonly ResultOf<typeof listTariffs>[number][],
  validFrom: string,
): WireTariff | null {
  const present = tariffs.find((tariff) => tariff.in_force) ?? tariffs[0];
  if (present === undefined) return null;
  const { id: _id, created_at: _at, in_force: _now, ...rules } = present;
  return { ...rules, valid_from: validFrom };
}

function NewTariff({ basis, onClose }: { readonly basis: WireTariff | null; readonly onClose: () => void }) {
  const text = useMessages("staff");
  const fields = tariffFields(text);
  const add = useStaffAction(addTariff, {
    refresh: [listTariffs, getConfig],
    said: text.tariffs.added,
    onDone: onClose,
  });
  return (
    <Dialog open={basis !== null} onClose={onClose} title={text.tariffs.add} subtitle={text.tariffs.intro}>
      {basis !== null && (
        <RecordForm
          draft="tariff"
          label={text.tariffs.add}
          fields={fields}
          initial={tariffToValues(basis)}
          busy={add.isPending}
          error={add.error}
          onSave={(values) => add.mutate({ body: valuesToTariff(values, fields) })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

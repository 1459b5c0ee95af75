import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { addTariffEndpoint, listTariffsEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import {
  type WireTariff,
  fromWireTariff,
  wireTariffSchema,
} from "../../../contract/fares/tariff-on-the-wire.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { type RecordField, RecordForm, type RecordValues } from "../../office/record-form.tsx";
import { ComparedTrips } from "./compared-trips.tsx";
import { latestTariffOf } from "./latest-tariff-of.ts";
import { tariffFields, tariffToValues, valuesToTariff } from "./tariff-values.ts";

type Tariff = ResultOf<typeof listTariffsEndpoint>[number];

type NewTariffProps = {
  readonly basis: WireTariff | null;
  readonly others: readonly Tariff[];
  readonly onClose: () => void;
};

/** A new tariff, with what it replaces and what trips would cost by it. */
export function NewTariff({ basis, others, onClose }: NewTariffProps) {
  const text = useStrings("office");
  const words = useStrings("fares/tariffs");
  const { date } = useFormats();
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
          toastText={text.tariffs.added}
          onDone={onClose}
          onCancel={onClose}
          isNew={(values) => !isSame(basis, readTariff(values, fields))}
          renderPreview={(values) => (
            <>
              {latestTariffOf(others, values["valid_from"] ?? "") && (
                <Note tone="warn">{words.replaces(date(noonOf(values["valid_from"] ?? "")))}</Note>
              )}
              <Preview before={basis} after={readTariff(values, fields)} />
            </>
          )}
        />
      )}
    </Dialog>
  );
}

type PreviewProps = {
  readonly before: WireTariff;
  /** Null while something is missing. */
  readonly after: WireTariff | null;
};

/** The prices of ten trips by the typed values, before these count. */
function Preview({ before, after }: PreviewProps) {
  const words = useStrings("fares/tariffs");
  if (after === null) return <p className="muted">{words.incomplete}</p>;
  return (
    <section className="stack" aria-label={words.preview}>
      <h2>{words.preview}</h2>
      {isSame(before, after) ? (
        <p className="muted">{words.nothingNew}</p>
      ) : (
        <ComparedTrips before={before} after={after} />
      )}
    </section>
  );
}

/** The typed values as a tariff; null while something is missing. */
function readTariff(values: RecordValues, fields: readonly RecordField[]): WireTariff | null {
  const isWhole = fields.every(({ name }) => values[name] !== undefined && values[name] !== "");
  return wireTariffSchema.safeParse(isWhole ? valuesToTariff(values, fields) : null).data ?? null;
}

/** Whether a tariff is another in nothing but the day it begins. */
function isSame(before: WireTariff, after: WireTariff | null): boolean {
  if (after === null) return false;
  const [was, is] = [fromWireTariff(before), fromWireTariff(after)];
  return JSON.stringify({ ...is, validFrom: was.validFrom }) === JSON.stringify(was);
}

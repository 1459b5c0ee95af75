import { useState } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { addDays, curacaoDate, noonOf } from "../../../contract/curacao-time.ts";
import { addTariffEndpoint, listTariffsEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import {
  type WireTariff,
  fromWireTariff,
  wireTariffSchema,
} from "../../../contract/fares/tariff-on-the-wire.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { Listing } from "../listing.tsx";
import { type RecordField, RecordForm, type RecordValues } from "../record-form.tsx";
import { SectionHead } from "../section-head.tsx";
import { RowActions } from "../people/row-actions.tsx";
import { ComparedTrips } from "./compared-trips.tsx";
import { TariffDialog } from "./tariff-dialog.tsx";
import { WithdrawTariff } from "./withdraw-tariff.tsx";
import { tariffFields, tariffToValues, valuesToTariff } from "./tariff-values.ts";

type Tariff = ResultOf<typeof listTariffsEndpoint>[number];

/** The tariffs by date; a change is a new one that begins on its day. */
export function TariffsSection() {
  const text = useStrings("staff");
  const words = useStrings("staff/tariffs");
  const { date, usd } = useFormats();
  const [shown, setShown] = useState<Tariff | null>(null);
  const [withdrawing, setWithdrawing] = useState<Tariff | null>(null);
  const [basis, setBasis] = useState<WireTariff | null>(null);
  const [tomorrow] = useState(() => addDays(curacaoDate(new Date()), 1));
  const tariffs = useRead(read(listTariffsEndpoint));
  const columns: readonly Column<Tariff>[] = [
    {
      id: "valid-from",
      label: text.tariffs.validFrom,
      labelled: true,
      renderCell: (tariff) => date(noonOf(tariff.valid_from)),
    },
    figure("start", text.tariffs.start, ({ start }) => usd(start)),
    figure("per-km", text.tariffs.perKm, ({ per_km }) => usd(per_km)),
    figure("per-km-beyond", text.tariffs.perKmBeyond, ({ per_km_beyond }) => usd(per_km_beyond)),
    figure("minimum", text.tariffs.minimum, ({ minimum }) => usd(minimum)),
    figure("night", text.tariffs.nightPercent, ({ night }) => night.percent),
    figure("holiday", text.tariffs.holidayPercent, ({ holiday_percent }) => holiday_percent),
    {
      id: "state",
      label: text.state,
      labelled: true,
      renderCell: (tariff) => {
        if (tariff.in_force) return text.tariffs.inForce;
        if (lastOf(tariffs.data ?? [], tariff.valid_from) !== tariff) return words.replaced;
        return tariff.coming ? words.coming : words.past;
      },
    },
    {
      id: "actions",
      label: text.actions,
      renderCell: (tariff) => (
        <RowActions
          row={date(noonOf(tariff.valid_from))}
          actions={[
            { label: words.show, onPress: () => setShown(tariff) },
            ...(tariff.coming ? [{ label: words.withdraw, onPress: () => setWithdrawing(tariff) }] : []),
          ]}
        />
      ),
    },
  ];
  return (
    <>
      <SectionHead title={text.nav.tariffs} about={text.tariffs.intro}>
        <Button
          size="compact"
          tone="ink"
          icon="plus"
          disabled={tariffs.data === undefined}
          onClick={() => setBasis(nextOf(tariffs.data ?? [], tomorrow))}
        >
          {text.tariffs.add}
        </Button>
      </SectionHead>
      <Listing query={tariffs} empty={text.tariffs.intro}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={text.nav.tariffs}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Listing>
      <NewTariff basis={basis} others={tariffs.data ?? []} onClose={() => setBasis(null)} />
      <TariffDialog
        tariff={shown}
        inForce={tariffs.data?.find(({ in_force }) => in_force)}
        onClose={() => setShown(null)}
      />
      <WithdrawTariff tariff={withdrawing} onClose={() => setWithdrawing(null)} />
    </>
  );
}

function figure(id: string, label: string, renderCell: Column<Tariff>["renderCell"]): Column<Tariff> {
  return { id, label, className: "number", right: true, labelled: true, renderCell };
}

/** What a new tariff begins from: the one in force, as of a later day. */
function nextOf(tariffs: readonly Tariff[], validFrom: string): WireTariff | null {
  const present = tariffs.find((tariff) => tariff.in_force) ?? tariffs[0];
  if (present === undefined) return null;
  const { id: _id, created_at: _at, in_force: _now, coming: _later, open_rides: _rides, ...rules } = present;
  return { ...rules, valid_from: validFrom };
}

/** Of several that begin on one day, the last added counts. */
function lastOf(tariffs: readonly Tariff[], day: string): Tariff | undefined {
  return tariffs
    .filter(({ valid_from }) => valid_from === day)
    .reduce<Tariff | undefined>((last, each) => (last && last.id > each.id ? last : each), undefined);
}

type NewTariffProps = {
  readonly basis: WireTariff | null;
  readonly others: readonly Tariff[];
  readonly onClose: () => void;
};

function NewTariff({ basis, others, onClose }: NewTariffProps) {
  const text = useStrings("staff");
  const words = useStrings("staff/tariffs");
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
              {lastOf(others, values["valid_from"] ?? "") && (
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

/** What ten trips would cost by what is typed, before it counts. */
function Preview({ before, after }: PreviewProps) {
  const words = useStrings("staff/tariffs");
  if (after === null) return <p className="muted">{words.incomplete}</p>;
  return (
    <section className="stack" aria-label={words.preview}>
      <h2>{words.preview}</h2>
      {isSame(before, after) ? (
        <p className="muted">{words.nothingNew}</p>
      ) : (
        <ComparedTrips before={fromWireTariff(before)} after={fromWireTariff(after)} />
      )}
    </section>
  );
}

/** What is typed as a tariff; null while something is missing. */
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

import { useState } from "react";
import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { listTariffsEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import type { WireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { latestTariffOf } from "./latest-tariff-of.ts";
import { NewTariff } from "./new-tariff.tsx";
import { OtherTariffs } from "./other-tariffs.tsx";
import { TariffCards } from "./tariff-cards.tsx";
import { TariffDialog } from "./tariff-dialog.tsx";
import { TariffViews } from "./tariff-views.tsx";
import { WithdrawTariff } from "./withdraw-tariff.tsx";

type Tariff = ResultOf<typeof listTariffsEndpoint>[number];

/** The tariff in force beside the next one, in trips, zones and values; a change is a new one that begins on its day. */
export function TariffsSection() {
  const text = useStrings("office");
  const errorText = useErrorText();
  const [basis, setBasis] = useState<WireTariff | null>(null);
  const [tomorrow] = useState(() => addDays(curacaoDate(new Date()), 1));
  const tariffs = useRead(read(listTariffsEndpoint));
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
      <QueryView query={tariffs} loading={text.loading} failed={errorText}>
        {(all) => <Tariffs all={all} />}
      </QueryView>
      <NewTariff basis={basis} others={tariffs.data ?? []} onClose={() => setBasis(null)} />
    </>
  );
}

function Tariffs({ all }: { readonly all: readonly Tariff[] }) {
  const [shown, setShown] = useState<Tariff | null>(null);
  const [withdrawing, setWithdrawing] = useState<Tariff | null>(null);
  const inForce = all.find(({ in_force }) => in_force);
  if (inForce === undefined) return null;
  const isReplaced = (tariff: Tariff) => latestTariffOf(all, tariff.valid_from) !== tariff;
  // The latest date is first in the list.
  const coming = all.findLast((tariff) => tariff.coming === true && !isReplaced(tariff));
  return (
    <>
      <TariffCards inForce={inForce} coming={coming} onWithdraw={setWithdrawing} />
      <TariffViews before={inForce} after={coming ?? inForce} />
      <OtherTariffs
        tariffs={all.filter((tariff) => tariff !== inForce && tariff !== coming)}
        isReplaced={isReplaced}
        onShow={setShown}
        onWithdraw={setWithdrawing}
      />
      <TariffDialog tariff={shown} inForce={inForce} onClose={() => setShown(null)} />
      <WithdrawTariff tariff={withdrawing} inForce={inForce} onClose={() => setWithdrawing(null)} />
    </>
  );
}

/** The beginning of a new tariff: the one in force, as of a later day. */
function nextOf(tariffs: readonly Tariff[], validFrom: string): WireTariff | null {
  const present = tariffs.find((tariff) => tariff.in_force) ?? tariffs[0];
  if (present === undefined) return null;
  const { id: _id, created_at: _at, in_force: _now, coming: _later, open_rides: _rides, ...rules } = present;
  return { ...rules, valid_from: validFrom };
}

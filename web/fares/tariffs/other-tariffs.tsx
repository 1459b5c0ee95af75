import { noonOf } from "../../../domain/curacao-days.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import type { listTariffsEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import panelStyles from "../../ui/panel.module.css";
import { RowActions } from "../../accounts/users/row-actions.tsx";
import styles from "./other-tariffs.module.css";

type Tariff = ResultOf<typeof listTariffsEndpoint>[number];

type OtherTariffsProps = {
  readonly tariffs: readonly Tariff[];
  /** Whether another of the same day counts in its place. */
  readonly isReplaced: (tariff: Tariff) => boolean;
  readonly onShow: (tariff: Tariff) => void;
  readonly onWithdraw: (tariff: Tariff) => void;
};

/** Those that held before, that were replaced, and that come later still. */
export function OtherTariffs({ tariffs, isReplaced, onShow, onWithdraw }: OtherTariffsProps) {
  const text = useStrings("fares/tariffs");
  const { date, usd } = useFormats();
  if (tariffs.length === 0) return null;
  const stateOf = (tariff: Tariff) => {
    if (isReplaced(tariff)) return text.replaced;
    return tariff.coming === true ? text.coming : text.past;
  };
  return (
    <section className={panelStyles.panel} aria-labelledby="other-tariffs">
      <div className={panelStyles.head}>
        <h2 id="other-tariffs">{text.others}</h2>
      </div>
      <ul>
        {tariffs.map((tariff) => (
          <li key={tariff.id} className={styles.line}>
            <b>{text.numbered(tariff.id)}</b>
            <span className={styles.facts}>
              <span>{text.from(date(noonOf(tariff.valid_from)))}</span>
              <span>{text.startAndKm(usd(tariff.start), usd(tariff.per_km))}</span>
              <span>{stateOf(tariff)}</span>
            </span>
            <RowActions
              row={`${text.numbered(tariff.id)}, ${date(noonOf(tariff.valid_from))}`}
              actions={[
                { label: text.show, onPress: () => onShow(tariff) },
                ...(tariff.coming === true
                  ? [{ label: text.withdraw, onPress: () => onWithdraw(tariff) }]
                  : []),
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { noonOf } from "../../../domain/curacao-days.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { listTariffsEndpoint, withdrawTariffEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RecordForm } from "../../office/record-form.tsx";
import styles from "./withdraw-tariff.module.css";

type Tariff = ResultOf<typeof listTariffsEndpoint>[number];
type WithdrawTariffProps = {
  readonly tariff: Tariff | null;
  readonly inForce: Tariff;
  readonly onClose: () => void;
};

/** Takes a tariff away before its day, and says first what that leaves as it is. */
export function WithdrawTariff({ tariff, inForce, onClose }: WithdrawTariffProps) {
  const text = useStrings("fares/tariffs");
  const { date, shortDate } = useFormats();
  const day = tariff === null ? "" : date(noonOf(tariff.valid_from));
  return (
    <Dialog open={tariff !== null} onClose={onClose} title={tariff === null ? "" : text.withdrawOf(day)}>
      {tariff !== null && (
        <>
          <p className={styles.about}>
            <b className="strong">{text.from(day)}</b>
            <span>{text.numbered(tariff.id)}</span>
            <span>{text.entered(shortDate(tariff.created_at))}</span>
          </p>
          <ul className={styles.consequences}>
            <li>
              <Icon name="check" />
              {text.stays(text.numbered(inForce.id))}
            </li>
            <li>
              <Icon name={(tariff.open_rides ?? 0) === 0 ? "check" : "alert"} />
              {text.keep(tariff.open_rides ?? 0)}
            </li>
            <li>
              <Icon name="history" />
              {text.kept}
            </li>
          </ul>
          <RecordForm
            draft={`withdraw-tariff:${tariff.id}`}
            label={text.withdrawOf(day)}
            saveLabel={text.withdraw}
            tone="bad"
            fields={[{ name: "reason", label: text.reason }]}
            initial={{}}
            endpoint={withdrawTariffEndpoint}
            input={(values) => ({ params: { id: tariff.id }, body: values })}
            refresh={[listTariffsEndpoint, getConfigEndpoint]}
            toastText={text.withdrawn}
            onDone={onClose}
            onCancel={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

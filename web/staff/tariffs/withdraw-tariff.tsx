import { noonOf } from "../../../contract/curacao-time.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import { listTariffsEndpoint, withdrawTariffEndpoint } from "../../../contract/fares/tariffs.endpoints.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { RecordForm } from "../record-form.tsx";

type Tariff = ResultOf<typeof listTariffsEndpoint>[number];
type WithdrawTariffProps = { readonly tariff: Tariff | null; readonly onClose: () => void };

/** Takes a tariff away before its day, and says first what that leaves as it is. */
export function WithdrawTariff({ tariff, onClose }: WithdrawTariffProps) {
  const text = useStrings("staff/tariffs");
  const { date } = useFormats();
  const day = tariff === null ? "" : date(noonOf(tariff.valid_from));
  return (
    <Dialog
      open={tariff !== null}
      onClose={onClose}
      title={tariff === null ? "" : text.withdrawOf(day)}
      subtitle={text.withdrawText}
    >
      {tariff !== null && (
        <>
          <p>{text.keep(tariff.open_rides ?? 0)}</p>
          <RecordForm
            draft={`withdraw-tariff:${tariff.id}`}
            label={text.withdrawOf(day)}
            saveLabel={text.withdraw}
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

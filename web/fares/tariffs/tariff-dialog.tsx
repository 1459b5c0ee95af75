import { noonOf } from "../../../domain/curacao-days.ts";
import type { WireTariff } from "../../../contract/fares/tariff-on-the-wire.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TariffViews } from "./tariff-views.tsx";
import styles from "./tariff-dialog.module.css";

type TariffDialogProps = {
  readonly tariff: (WireTariff & { readonly coming?: boolean | undefined }) | null;
  readonly inForce: WireTariff;
  readonly onClose: () => void;
};

/** A tariff that isn't in force, to be read beside the one that is. */
export function TariffDialog({ tariff, inForce, onClose }: TariffDialogProps) {
  const text = useStrings("fares/tariffs");
  const { date } = useFormats();
  return (
    <Dialog
      open={tariff !== null}
      onClose={onClose}
      className={styles.tariff}
      title={tariff === null ? "" : text.showOf(date(noonOf(tariff.valid_from)))}
    >
      {tariff !== null && (
        <TariffViews
          before={inForce}
          after={tariff}
          afterLabel={tariff.coming === true ? undefined : text.earlier}
        />
      )}
    </Dialog>
  );
}

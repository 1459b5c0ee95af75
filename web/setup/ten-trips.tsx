import { listTariffsEndpoint } from "../../contract/fares/tariffs.endpoints.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { ComparedTrips } from "../fares/tariffs/compared-trips.tsx";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { QueryView } from "../ui/query-view.tsx";

type TenTripsProps = { readonly open: boolean; readonly onClose: () => void; readonly onRight: () => void };

/** The prices of ten trips by the tariff in force, for somebody who knows what they should. */
export function TenTrips({ open, onClose, onRight }: TenTripsProps) {
  const text = useStrings("setup");
  const errorText = useErrorText();
  const tariffs = useRead(open ? read(listTariffsEndpoint) : null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.trips}
      subtitle={text.tripsText}
      footer={
        <Button tone="action" onClick={onRight} disabled={tariffs.data === undefined}>
          {text.tripsRight}
        </Button>
      }
    >
      {open && (
        <QueryView query={tariffs} failed={errorText} lines={10}>
          {(all) => {
            const tariff = all.find(({ in_force }) => in_force);
            return tariff === undefined ? null : (
              <ComparedTrips before={tariff} after={tariff} afterLabel="" />
            );
          }}
        </QueryView>
      )}
    </Dialog>
  );
}

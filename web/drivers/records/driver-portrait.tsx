import {
  getDriverPortraitEndpoint,
  setDriverPortraitEndpoint,
} from "../../../contract/drivers/portrait.endpoints.ts";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { PortraitChoice } from "../../rides/portrait/portrait-choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { QueryView } from "../../ui/query-view.tsx";

type DriverPortraitProps = { readonly driver: DriverRecord | null; readonly onClose: () => void };

/** The portrait that passengers see of a driver, and a way to change it. */
export function DriverPortrait({ driver, onClose }: DriverPortraitProps) {
  const text = useStrings("drivers/records").portrait;
  return (
    <Dialog open={driver !== null} onClose={onClose} title={driver === null ? "" : text.of(driver.name)}>
      {driver !== null && <Portrait driver={driver} />}
    </Dialog>
  );
}

function Portrait({ driver: { id, name } }: { readonly driver: DriverRecord }) {
  const text = useStrings("drivers/records").portrait;
  const params = { id };
  const wanted = read(getDriverPortraitEndpoint, { params });
  const kept = useRead(wanted);
  const change = useChange(setDriverPortraitEndpoint, {
    onDone: (portrait) => setCached(wanted, portrait),
    invalidates: [listDriverRecordsEndpoint],
  });
  return (
    <QueryView query={kept} failed={text.failed}>
      {({ portrait }) => (
        <div className="stack">
          <PortraitChoice
            name={name}
            about={text.about}
            portrait={portrait}
            saving={change.isPending}
            failed={change.error !== null}
            onChoose={(picture) => change.run({ params, body: { picture } })}
          />
        </div>
      )}
    </QueryView>
  );
}

import { editDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import { setCached } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Segmented } from "../../ui/choices.tsx";
import { DISPATCH_SETTINGS, SETTINGS_REFRESH } from "../live/use-offers.ts";
import styles from "./mode-switch.module.css";

/** The switch of who gives the rides: the plan by itself, or dispatch, whom the plan says what it would do. */
export function ModeSwitch() {
  const text = useStrings("dispatch/plan");
  const settings = useRead(DISPATCH_SETTINGS, SETTINGS_REFRESH).data;
  const turn = useChange(editDispatchSettingsEndpoint, {
    invalidates: [getPlanEndpoint],
    onDone: (fresh) => setCached(DISPATCH_SETTINGS, fresh),
  });
  if (settings === undefined) return null;
  return (
    <div className={styles.mode} data-mode>
      <Segmented
        low
        label={text.whoGives}
        choices={[
          { value: "auto", label: text.modes.auto },
          { value: "suggest", label: text.modes.suggest },
          { value: "off", label: text.modes.off },
        ]}
        value={settings.mode ?? (settings.auto_assign ? "auto" : "suggest")}
        onChange={(mode) => turn.run({ body: { mode } })}
      />
      <kbd aria-hidden="true">o</kbd>
    </div>
  );
}

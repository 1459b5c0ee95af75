import type { PlanSettingsOnTheWire } from "../../../contract/dispatch/company-plan.ts";
import { getDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import {
  editPlanSettingsEndpoint,
  getPlanSettingsEndpoint,
} from "../../../contract/dispatch/plan-settings.endpoints.ts";
import { readTypedShares } from "../../../domain/dispatch/typed-shares.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RecordForm } from "../../office/record-form.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { NUMBERS, planValues } from "./plan-values.ts";
import { usePlanFields } from "./use-plan-fields.ts";
import cardStyles from "../../ui/card.module.css";

/** The company's decisions about its plan. */
export function PlanSettingsSection() {
  const text = useStrings("dispatch/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const settings = useRead(read(getPlanSettingsEndpoint));
  return (
    <>
      <SectionHead title={staff.nav.plan} about={text.about} />
      <QueryView query={settings} loading={staff.loading} failed={errorText}>
        {(found) => <PlanForm settings={found} />}
      </QueryView>
    </>
  );
}

/** The form of all of them, each with its usual value and a sentence of what it does. */
export function PlanForm({ settings }: { readonly settings: PlanSettingsOnTheWire }) {
  const text = useStrings("dispatch/office");
  const staff = useStrings("office");
  const { shortDateTime } = useFormats();
  const fields = usePlanFields(settings);
  const { changed_by: by, changed_at: at } = settings;
  return (
    <div className={`stack ${cardStyles.card}`}>
      {by !== null && at !== null && <p className="small muted">{text.changedBy(by, shortDateTime(at))}</p>}
      <RecordForm
        draft="plan-settings"
        label={staff.nav.plan}
        fields={fields}
        initial={planValues(settings)}
        endpoint={editPlanSettingsEndpoint}
        input={(values) => ({
          body: {
            ...values,
            ...Object.fromEntries(NUMBERS.map((name) => [name, Number(values[name])])),
            held_back_percent:
              readTypedShares(values["held_back_percent"] ?? "") ?? settings.held_back_percent,
            version: settings.version,
          },
        })}
        refresh={[getPlanSettingsEndpoint, getDispatchSettingsEndpoint]}
        toastText={staff.saved}
      />
    </div>
  );
}

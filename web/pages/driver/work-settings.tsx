import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import { useDriverEdit } from "../../drivers/use-own-driver.ts";
import { PushSwitch } from "../../install/push-switch.tsx";
import { useMessages } from "../../language/language-context.ts";
import { Checkbox } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";

/** What the driver agrees to: showing where he is, and being told while the page is closed. */
export function WorkSettings({ own }: { readonly own: OwnDriver }) {
  const text = useMessages("driver").profile;
  const toast = useToast();
  const edit = useDriverEdit();
  const share = (shares_location: boolean) =>
    edit.mutate({ shares_location }, { onError: () => toast({ text: text.pushFailed }) });
  return (
    <section className="card stack" aria-labelledby="work">
      <h2 id="work">{text.work}</h2>
      <div>
        <Checkbox
          checked={edit.isPending ? (edit.variables.shares_location ?? false) : own.shares_location}
          aria-describedby="share-text"
          onChange={share}
        >
          {text.share}
        </Checkbox>
        <p className="muted small" id="share-text">
          {text.shareText}
        </p>
      </div>
      <PushSwitch words={text} />
    </section>
  );
}

import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import { useChange } from "../../api/use-change.ts";
import { editOwnDriver } from "../use-own-driver.ts";
import { useMute } from "../day/alert.ts";
import { PushSwitch } from "../../install/push-switch.tsx";
import { useStrings } from "../../language/language-context.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useToast } from "../../ui/toast.tsx";
import cardStyles from "../../ui/card.module.css";

/** The driver's consents: sharing the position, and push messages while the page is closed. */
export function WorkSettings({ own }: { readonly own: OwnDriver }) {
  const text = useStrings("drivers/profile");
  const toast = useToast();
  const [muted, setMuted] = useMute();
  const edit = useChange(editOwnDriver);
  const share = (shares_location: boolean) =>
    edit.run({ shares_location }, { onError: () => toast({ text: text.pushFailed }) });
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="work">
      <h2 id="work">{text.work}</h2>
      <div>
        <Checkbox
          checked={edit.isPending ? (edit.input?.shares_location ?? false) : own.shares_location}
          aria-describedby="share-text"
          onChange={share}
        >
          {text.share}
        </Checkbox>
        <p className="muted small" id="share-text">
          {text.shareText}
        </p>
      </div>
      <Checkbox checked={!muted} onChange={(rings) => setMuted(!rings)}>
        {text.rings}
      </Checkbox>
      <PushSwitch words={text} />
    </section>
  );
}

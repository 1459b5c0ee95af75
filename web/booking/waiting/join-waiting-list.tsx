import { type KeyboardEvent, useState } from "react";
import { joinWaitingListEndpoint } from "../../../contract/promises/waiting-list.endpoints.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import { call } from "../../api/call.ts";
import { useAction } from "../../api/use-action.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useAsksWhatsapp } from "../../company/use-asks-whatsapp.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { type FullTrip, wishForATime } from "./wish-for-a-time.ts";
import styles from "./join-waiting-list.module.css";

type JoinProps = {
  readonly draft: FullTrip;
  /** The full time; null for as soon as possible. */
  readonly at: number | null;
};

/** For whom only the full time will do, or the next free car: they are written to once there is one. */
export function JoinWaitingList({ draft, at }: JoinProps) {
  const text = useStrings("booking/waiting");
  const formats = useFormats();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [agrees, setAgrees] = useState(draft.whatsappConsent === true);
  const asksWhatsapp = useAsksWhatsapp();
  const contact = typed ?? (draft.email.trim() || draft.phone.trim());
  const isPhone = contact.trim() !== "" && !contact.includes("@");
  const joining = useAction((to: string) => {
    const toPhone = { phone: typedPhone(to), whatsapp_consent: agrees };
    const reach = to.includes("@") ? { email: to } : toPhone;
    return call(joinWaitingListEndpoint, { body: { ...wishForATime(draft, at), ...reach, language } });
  });
  const join = () => {
    const to = contact.trim();
    setMissing(to === "");
    if (to !== "") joining.run(to);
  };
  if (joining.data !== undefined) {
    const to = contact.trim();
    return (
      <Note tone="live" icon="check">
        <p>{at === null ? text.nextCar.joined(to) : text.joined(to, formats.time(at))}</p>
        <Link to={paths.waiting(joining.data.code)}>{text.seeOrLeave}</Link>
      </Note>
    );
  }
  const failed = joining.error && text.joinFailed(errorText(joining.error));
  return (
    <div className={styles.join}>
      <p className="small">
        <b>{at === null ? text.nextCar.only : text.onlyThis(formats.time(at))}</b>{" "}
        <span className="muted">{at === null ? text.nextCar.weWrite : text.weWrite}</span>
      </p>
      {isOpen ? (
        <>
          <TextField
            label={text.contact}
            name="waiting_contact"
            maxLength={254}
            value={contact}
            onChange={(value) => {
              setTyped(value);
              setMissing(false);
              joining.reset();
            }}
            error={isMissing ? text.contactMissing : (failed ?? undefined)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== "Enter") return;
              // It stands within the form that books.
              event.preventDefault();
              join();
            }}
          />
          {asksWhatsapp && isPhone && (
            <Checkbox checked={agrees} onChange={setAgrees}>
              {text.whatsapp}
            </Checkbox>
          )}
          <Button busy={joining.isPending} busyLabel={text.joining} onClick={join}>
            {text.tellMe}
          </Button>
        </>
      ) : (
        <Button onClick={() => setOpen(true)}>{text.join}</Button>
      )}
    </div>
  );
}

import { useEffect, useEffectEvent, useState } from "react";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { useCompany } from "../../company/use-company.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useDriverDay } from "../day/driver-day.ts";
import buttonStyles from "../../ui/button.module.css";
import styles from "./help-button.module.css";

/** So long the button is held, which no pocket and no hand on its way to another button does. */
const HOLD_MS = 1.5 * SECOND_MS;
const SHAKE_MS = [300, 100, 300];
/** The island's police. */
const POLICE = "911";

/** Calls for help on every desk, by a press that is held. */
export function HelpButton() {
  const text = useStrings("drivers/radio");
  const toast = useToast();
  const { help, readOnly } = useDriverDay();
  const [held, setHeld] = useState(false);
  const callForHelp = useEffectEvent(() => {
    setHeld(false);
    navigator.vibrate?.(SHAKE_MS);
    help.callForHelp();
  });
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(callForHelp, HOLD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  if (readOnly) return null;
  const letGo = () => {
    if (held) toast({ text: text.holdLonger });
    setHeld(false);
  };
  const isKey = (key: string) => key === "Enter" || key === " ";
  return (
    <button
      type="button"
      className={classNames(styles.help, held && styles.held)}
      aria-label={text.help}
      onPointerDown={(event) => event.button === 0 && setHeld(true)}
      onPointerUp={letGo}
      onPointerLeave={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => isKey(event.key) && !event.repeat && setHeld(true)}
      onKeyUp={(event) => isKey(event.key) && letGo()}
      onBlur={() => setHeld(false)}
    >
      SOS
    </button>
  );
}

/** Whether somebody has heard the call for help, and what to do meanwhile. */
export function HelpNote() {
  const text = useStrings("drivers/radio");
  const { callDispatch } = useStrings("drivers");
  const formats = useFormats();
  const { help } = useDriverDay();
  const office = phoneLink(useCompany().phone);
  const { emergency, waiting } = help;
  if (emergency === null && waiting === null) return null;
  const taken = emergency?.taken_by ?? null;
  const said =
    emergency === null
      ? text.helpWaits
      : taken === null
        ? text.helpRings(formats.time(emergency.called_at))
        : text.helpTaken(taken, formats.time(emergency.taken_at ?? emergency.called_at));
  return (
    <div className={classNames(styles.note, taken !== null && styles.taken)} role="alert">
      <p className={styles.said}>
        <Icon name={taken === null ? "alert" : "check"} />
        {said}
      </p>
      <div className={styles.ways}>
        <a className={`${buttonStyles.button} ${buttonStyles.bad}`} href={`tel:${POLICE}`}>
          <Icon name="phone" />
          {text.police(POLICE)}
        </a>
        {office !== undefined && (
          <a className={`${buttonStyles.button} ${buttonStyles.line}`} href={office}>
            <Icon name="phone" />
            {callDispatch}
          </a>
        )}
        <Button busy={help.isTakingBack} onClick={help.takeBack}>
          {text.safe}
        </Button>
      </div>
    </div>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DRIVER_PHRASES, phraseText } from "../../../domain/radio/phrases.ts";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import { useCompany } from "../../company/use-company.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { RadioTalk, type ShownText, useShownTexts } from "../../radio/radio-talk.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ringForNewRide } from "../day/alert.ts";
import { useDriverDay } from "../day/driver-day.ts";
import type { WaitingText } from "./radio-queue.ts";
import buttonStyles from "../../ui/button.module.css";
import styles from "./driver-radio.module.css";

/** Opens the texts between the driver and the office, with how many are unread. */
export function RadioButton() {
  const text = useStrings("drivers/radio");
  const { radio, readOnly } = useDriverDay();
  const [open, setOpen] = useState(false);
  if (readOnly) return null;
  const count = radio.unread.length;
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.iconButton} ${styles.button}`}
        aria-label={count === 0 ? text.open : text.openUnread(count)}
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" />
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <RadioDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The newest text of the office that the driver hasn't read, in large type above the screen and over nothing. */
export function RadioNotes() {
  const text = useStrings("drivers/radio");
  const { language } = useLanguage();
  const { radio } = useDriverDay();
  const [open, setOpen] = useState(false);
  const newest = radio.unread.at(-1);
  useRingFor(newest?.id);
  const understand = () => {
    radio.say({ phrase: "ok" });
    radio.markRead();
  };
  return (
    <div role="status">
      {newest !== undefined && (
        <div className={styles.note}>
          <Icon name="chat" />
          <div>
            <p className={styles.says}>
              {text.says}
              {radio.unread.length > 1 && `, ${text.more(radio.unread.length - 1)}`}
            </p>
            <p className={styles.words}>
              {newest.phrase === null ? newest.text : phraseText(newest.phrase, language)}
            </p>
          </div>
          <div className={styles.answers}>
            <Button tone="ink" onClick={understand}>
              {phraseText("ok", language)}
            </Button>
            <Button onClick={() => setOpen(true)}>{text.answer}</Button>
          </div>
        </div>
      )}
      <RadioDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** Rings once for each text that comes. */
function useRingFor(id: number | undefined): void {
  const heard = useRef(0);
  useEffect(() => {
    if (id === undefined || id <= heard.current) return;
    heard.current = id;
    ringForNewRide();
  }, [id]);
}

function RadioDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("drivers/radio");
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      {open && <Talk />}
    </Dialog>
  );
}

function Talk() {
  const { callDispatch } = useStrings("drivers");
  const { radio } = useDriverDay();
  const office = phoneLink(useCompany().phone);
  const said = useShownTexts(radio.texts, "driver");
  const waiting = useWaitingShown(radio.waiting);
  const newest = radio.unread.at(-1)?.id;
  const markRead = useEffectEvent(() => radio.markRead());
  useEffect(() => {
    if (newest !== undefined) markRead();
  }, [newest]);
  return (
    <div className="stack">
      {office !== undefined && (
        <a className={`${buttonStyles.button} ${buttonStyles.line}`} href={office}>
          <Icon name="phone" />
          {callDispatch}
        </a>
      )}
      <RadioTalk
        texts={[...said, ...waiting]}
        reader="driver"
        phrases={DRIVER_PHRASES}
        onSay={radio.say}
        large
      />
    </div>
  );
}

function useWaitingShown(waiting: readonly WaitingText[]): readonly ShownText[] {
  const words = useStrings("radio");
  return waiting.map(({ key, at, phrase, text, refused }) => ({
    key,
    from: "driver",
    author: null,
    phrase: phrase ?? null,
    text: text ?? null,
    happened_at: at,
    notes: [refused ? words.refused : words.waits],
  }));
}

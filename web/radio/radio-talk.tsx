import { type FormEvent, useState } from "react";
import { LONGEST_TEXT, type RadioText } from "../../contract/radio/radio.ts";
import { type Phrase, phraseText } from "../../domain/radio/phrases.ts";
import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { TextField } from "../ui/field.tsx";
import styles from "./radio-talk.module.css";

/** A phrase by its name, or what was typed. */
export type Said<P extends Phrase> = { readonly phrase?: P; readonly text?: string };

/** A text as it is shown: one that came, or one that waits on the device. */
export type ShownText = Pick<RadioText, "from" | "phrase" | "text" | "happened_at"> & {
  readonly key: string;
  readonly author: string | null;
  /** Words about it: read, to everyone, waits for a signal. */
  readonly notes: readonly string[];
};

type RadioTalkProps<P extends Phrase> = {
  /** Null where nothing is answered there. */
  readonly texts: readonly ShownText[] | null;
  readonly reader: RadioText["from"];
  readonly phrases: readonly P[];
  readonly onSay: (said: Said<P>) => void;
  readonly busy?: boolean;
  /** Read from a holder in a car. */
  readonly large?: boolean;
};

/** The texts so far, set phrases to say in one tap, and a line to type in. */
export function RadioTalk<P extends Phrase>(props: RadioTalkProps<P>) {
  const { texts, reader, phrases, onSay, busy = false, large = false } = props;
  const text = useStrings("radio");
  const { language } = useLanguage();
  const [typed, setTyped] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "" || busy) return;
    onSay({ text: typed.trim() });
    setTyped("");
  };
  return (
    <div className={classNames(styles.talk, large && styles.large)}>
      {texts !== null && <Texts texts={texts} reader={reader} />}
      <div className={styles.phrases} role="group" aria-label={text.phrases}>
        {phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            className={styles.phrase}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onSay({ phrase })}
          >
            {phraseText(phrase, language)}
          </button>
        ))}
      </div>
      <form className={styles.form} onSubmit={send}>
        <TextField
          label={text.write}
          name="radio"
          autoComplete="off"
          maxLength={LONGEST_TEXT}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" tone="ink" busy={busy} busyLabel={text.sending}>
          {text.send}
        </Button>
      </form>
    </div>
  );
}

type TextsProps = { readonly texts: readonly ShownText[]; readonly reader: RadioText["from"] };

function Texts({ texts, reader }: TextsProps) {
  const words = useStrings("radio");
  const formats = useFormats();
  const { language } = useLanguage();
  if (texts.length === 0) return <p className="muted">{words.nothing}</p>;
  return (
    <ol className={styles.texts} aria-label={words.said}>
      {texts.map(({ key, from, phrase, text, author, happened_at, notes }, index) => (
        <li
          key={key}
          ref={index === texts.length - 1 ? bringIntoView : undefined}
          className={classNames(styles.text, from === reader && styles.own)}
        >
          <p>{phrase === null ? text : phraseText(phrase, language)}</p>
          <p className={styles.about}>
            {[...(from === reader ? [] : [author ?? words.office]), formats.time(happened_at), ...notes].join(
              ", ",
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The newest is in sight, also where there are many. */
function bringIntoView(text: HTMLElement | null): void {
  text?.scrollIntoView({ block: "nearest" });
}

/** The texts of a thread as they are shown to one side. */
export function useShownTexts(texts: readonly RadioText[], reader: RadioText["from"]): readonly ShownText[] {
  const words = useStrings("radio");
  return texts.map((one) => ({
    ...one,
    key: String(one.id),
    notes: [
      ...(one.to_all ? [words.toAll] : []),
      ...(one.from === reader && one.read_at !== null ? [words.read] : []),
    ],
  }));
}

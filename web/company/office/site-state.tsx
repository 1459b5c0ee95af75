import { useState } from "react";
import { CLOSED_WORDS, type ClosedText } from "../../../domain/company/closing-words.ts";
import { LANGUAGES, type Language } from "../../../domain/languages.ts";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { readSetupEndpoint, setSiteOpenEndpoint } from "../../../contract/setup/setup.endpoints.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useCompany } from "../use-company.ts";
import cardStyles from "../../ui/card.module.css";

const REFRESH = [readSetupEndpoint, getConfigEndpoint];
const MOST_LETTERS = 300;

/** Whether guests can book, with the words that they read while they can't; before the first day is over, the setup says it. */
export function SiteState() {
  const { opens_soon, closed_text } = useCompany();
  if (opens_soon === true && closed_text === undefined) return null;
  return <OpenOrClosed key={closed_text === undefined ? "open" : "closed"} closed={closed_text} />;
}

function OpenOrClosed({ closed }: { readonly closed: ClosedText | undefined }) {
  const { site } = useStrings("office").company;
  const errorText = useErrorText();
  const [text, setText] = useState<ClosedText>(closed ?? {});
  const close = useStaffAction(setSiteOpenEndpoint, { refresh: REFRESH, toastText: site.closed });
  const open = useStaffAction(setSiteOpenEndpoint, { refresh: REFRESH, toastText: site.opened });
  const error = close.error ?? open.error;
  const isClosed = closed !== undefined;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="site-state">
      <h2 id="site-state">{site.heading}</h2>
      <p role="status">{isClosed ? site.isClosed : site.isOpen}</p>
      <details open={isClosed}>
        <summary>{site.words}</summary>
        <p className="small muted">{site.hint}</p>
        {LANGUAGES.map((language: Language) => (
          <TextAreaField
            compact
            key={language}
            label={`${LANGUAGE_NAMES[language]}: ${CLOSED_WORDS[language].title}`}
            placeholder={CLOSED_WORDS[language].intro}
            rows={2}
            maxLength={MOST_LETTERS}
            value={text[language] ?? ""}
            onChange={(written) => setText({ ...text, [language]: written })}
          />
        ))}
      </details>
      <FormError>{error && errorText(error)}</FormError>
      <div>
        <Button
          size="compact"
          tone={isClosed ? "line" : "bad"}
          busy={close.isPending}
          onClick={() => void close.run({ body: { open: false, text } })}
        >
          {isClosed ? site.sayNew : site.close}
        </Button>{" "}
        {isClosed && (
          <Button
            size="compact"
            tone="action"
            busy={open.isPending}
            onClick={() => void open.run({ body: { open: true } })}
          >
            {site.open}
          </Button>
        )}
      </div>
    </section>
  );
}

import { useState } from "react";
import { createPortal } from "react-dom";
import { HOUR_MS } from "../../domain/time-units.ts";
import { useCompany } from "../company/use-company.ts";
import { formatsFor } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Segmented } from "../ui/choices.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useNow } from "../ui/use-now.ts";
import { type HelpTexts, PARTS, type Reader, READERS } from "./chapters.ts";
import { type HelpLanguage, helpLanguage, WITH_TEXTS } from "./help-texts.tsx";
import styles from "./handbook.module.css";

type HandbookProps = {
  /** Whose handbooks are offered; the first is open. */
  readonly readers: readonly Reader[];
};

/** The handbook: the same texts as the help of each section, one after the other, to be read or printed. */
export default function Handbook({ readers }: HandbookProps) {
  const text = useStrings("help");
  const { language } = useLanguage();
  const [spoken, setSpoken] = useState<HelpLanguage>(helpLanguage(language));
  const [reader, setReader] = useState<Reader>(readers[0] ?? "driver");
  const hydrated = useHydrated();
  const WithTexts = WITH_TEXTS[spoken];
  return (
    <>
      <PageHead title={text.handbook} description={text.about} hidden />
      <p className="muted">{text.about}</p>
      <div className={styles.tools}>
        {readers.length > 1 && (
          <Segmented
            label={text.whose}
            choices={readers.map((each) => ({ value: each, label: text.readers[each] }))}
            value={reader}
            onChange={setReader}
          />
        )}
        <Segmented
          label={text.language}
          choices={[
            { value: "en", label: "English" },
            { value: "nl", label: "Nederlands" },
          ]}
          value={spoken}
          onChange={setSpoken}
        />
        <Button icon="print" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      <WithTexts key={spoken}>
        {(texts) => (
          <>
            <article className={styles.book} lang={spoken}>
              <h2 className={styles.bookTitle}>{texts.readers[reader]}</h2>
              <Chapters texts={texts} reader={reader} />
            </article>
            {hydrated && createPortal(<Paper texts={texts} reader={reader} spoken={spoken} />, document.body)}
          </>
        )}
      </WithTexts>
    </>
  );
}

type ChaptersProps = { readonly texts: HelpTexts; readonly reader: Reader };

function Chapters({ texts, reader }: ChaptersProps) {
  const hasParts = READERS[reader].length > 1;
  const Title = hasParts ? "h4" : "h3";
  return READERS[reader].map((part) => (
    <section key={part} className={styles.part} aria-label={texts.parts[part]}>
      {hasParts && <h3 className={styles.partTitle}>{texts.parts[part]}</h3>}
      {PARTS[part].map((name) => (
        <section key={name} className={styles.chapter}>
          <Title className={styles.title}>{texts.chapters[name].title}</Title>
          <ul>
            {texts.chapters[name].lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  ));
}

/** The same for the printer, with the name of the company and the day. */
function Paper({ texts, reader, spoken }: ChaptersProps & { readonly spoken: HelpLanguage }) {
  const { name } = useCompany();
  const now = useNow(HOUR_MS);
  return (
    <article className={styles.paper} lang={spoken} data-handbook={reader}>
      <header>
        <p>{name}</p>
        <p>{formatsFor(spoken).date(now)}</p>
      </header>
      <h1>{texts.readers[reader]}</h1>
      <Chapters texts={texts} reader={reader} />
    </article>
  );
}

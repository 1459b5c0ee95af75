import { useStrings } from "../../language/language-context.ts";
import { SitePage } from "../../company/site-page.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { BOOKING_SAMPLES, NEXT_CALLS, assistantSample, settingsSample } from "./samples.ts";
import styles from "./developers-page.module.css";

const LANGUAGES = { curl: "curl", typescript: "TypeScript", python: "Python" } as const;
type Sample = keyof typeof BOOKING_SAMPLES;
type NextCall = keyof typeof NEXT_CALLS;
const namesOf = <T extends object>(samples: T) => Object.keys(samples) as (keyof T)[];

/** How a program of a hotel or firm books: from nothing to a ride in ten minutes. */
export default function DevelopersPage() {
  const text = useStrings("site/developers");
  const origin = useHydrated() ? location.origin : "https://...";
  return (
    <SitePage from={100}>
      <PageHead title={text.head} description={text.description} />
      <PageTitle title={text.title} intro={text.intro} />
      <div className={`stack text ${styles.page}`}>
        <h2>{text.key.title}</h2>
        <p>{text.key.text}</p>
        <Code label={text.key.title}>{settingsSample(origin)}</Code>
        <h2>{text.book.title}</h2>
        <p>{text.book.text}</p>
        {namesOf(BOOKING_SAMPLES).map((sample) => (
          <BookingSample key={sample} sample={sample} />
        ))}
        <p>{text.book.answer}</p>
        <h2>{text.next.title}</h2>
        <dl className={styles.calls}>
          {namesOf(NEXT_CALLS).map((call: NextCall) => (
            <div key={call}>
              <dt>
                <code>{NEXT_CALLS[call]}</code>
              </dt>
              <dd>{text.next[call]}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a className="link" href="/api/docs">
            {text.next.all}
          </a>{" "}
          <a className="link" href="/api/openapi.json">
            {text.next.openapi}
          </a>
        </p>
        <h2>{text.told.title}</h2>
        <p>{text.told.text}</p>
        <h2>{text.assistants.title}</h2>
        <p>{text.assistants.text}</p>
        <Code label={text.assistants.title}>{assistantSample(origin)}</Code>
        <p>{text.assistants.answer}</p>
        <h2>{text.rules.title}</h2>
        <ul className={styles.rules}>
          {text.rules.list.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <h2>{text.trying.title}</h2>
        <p>{text.trying.text}</p>
        <h2>{text.promise.title}</h2>
        <p>{text.promise.text}</p>
      </div>
    </SitePage>
  );
}

function BookingSample({ sample }: { readonly sample: Sample }) {
  return (
    <>
      <h3>{LANGUAGES[sample]}</h3>
      <Code label={LANGUAGES[sample]}>{BOOKING_SAMPLES[sample]}</Code>
    </>
  );
}

function Code({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    // The keyboard scrolls it sideways.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} tabIndex={0} role="region" aria-label={label} translate="no">
      <code>{children}</code>
    </pre>
  );
}

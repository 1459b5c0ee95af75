import { readSetupEndpoint } from "../../contract/setup/setup.endpoints.ts";
import type { Setup } from "../../contract/setup/setup.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useMe } from "../api/use-me.ts";
import { useRead } from "../api/use-read.ts";
import { useCompany } from "../company/use-company.ts";
import { useStrings } from "../language/language-context.ts";
import { classNames } from "../ui/class-names.ts";
import { QueryView } from "../ui/query-view.tsx";
import { SetupSteps } from "./setup-steps.tsx";
import { SiteCard } from "./site-card.tsx";
import { WhatComesNext } from "./what-comes-next.tsx";
import styles from "./first-day.module.css";

/** A letter that is under way has arrived a moment later. */
const LOOK_AGAIN_MS = 5 * SECOND_MS;

/** The start page of a company that hasn't opened: what it has to do, and what the public sees meanwhile. */
export function FirstDay() {
  const errorText = useErrorText();
  const setup = useRead(read(readSetupEndpoint), { everyMs: LOOK_AGAIN_MS });
  return (
    <QueryView query={setup} failed={errorText} lines={8}>
      {(present) => (
        <>
          <Head setup={present} />
          <div className={styles.beside}>
            <div className={styles.column}>
              <SetupSteps setup={present} />
              {present.may_open && <WhatComesNext />}
            </div>
            <SiteCard setup={present} />
          </div>
        </>
      )}
    </QueryView>
  );
}

function Head({ setup: { steps, may_open } }: { readonly setup: Setup }) {
  const text = useStrings("setup");
  const company = useCompany().name;
  const name = useMe().data?.first_name ?? "";
  const done = steps.filter((step) => step.done).length;
  const current = steps.find((step) => !step.done);
  return (
    <header className={styles.head}>
      <div>
        <h1>{may_open ? text.ready(company) : text.welcome(name, company)}</h1>
        <p className="small muted">{may_open ? text.readyText : text.saved}</p>
      </div>
      <div className={styles.progress}>
        <div className={styles.bar} role="img" aria-label={text.progress(done, steps.length)}>
          {steps.map((step) => (
            <i
              key={step.step}
              className={classNames(step.done && styles.full, step === current && styles.present)}
            />
          ))}
        </div>
        <b aria-hidden="true">{text.of(done, steps.length)}</b>
      </div>
    </header>
  );
}

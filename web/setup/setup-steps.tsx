import { useState } from "react";
import type { LookedAt } from "../../domain/setup/setup-steps.ts";
import {
  noteLookedAtEndpoint,
  readSetupEndpoint,
  sendTrialLetterEndpoint,
} from "../../contract/setup/setup.endpoints.ts";
import type { Setup } from "../../contract/setup/setup.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useStaffAction } from "../office/use-staff-action.ts";
import { Button, ButtonLink, type ButtonTone } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { FormError } from "../ui/note.tsx";
import { TenTrips } from "./ten-trips.tsx";
import { useStepWays, type Way } from "./use-step-ways.ts";
import panelStyles from "../ui/panel.module.css";
import styles from "./setup-steps.module.css";

type Step = Setup["steps"][number];

/** The steps of the first day, each with why and a way to try it; the first that is left is open. */
export function SetupSteps({ setup }: { readonly setup: Setup }) {
  const text = useStrings("setup");
  const errorText = useErrorText();
  const [trips, setTrips] = useState(false);
  const noted = useStaffAction(noteLookedAtEndpoint, {
    refresh: [readSetupEndpoint],
    toastText: text.noted,
  });
  const letter = useStaffAction(sendTrialLetterEndpoint, {
    refresh: [readSetupEndpoint],
    toastText: text.letterAsked,
  });
  const note = (step: LookedAt) => void noted.run({ body: { step } });
  const waysOf = useStepWays({
    note,
    showTrips: () => setTrips(true),
    sendLetter: () => void letter.run({}),
  });
  const failed = noted.error ?? letter.error;
  const current = setup.steps.find(({ done }) => !done)?.step;
  return (
    <section className={panelStyles.panel} aria-label={text.list}>
      <FormError>{failed && errorText(failed)}</FormError>
      <ol className={styles.steps}>
        {setup.steps.map((step, place) => (
          <StepLine
            key={step.step}
            step={step}
            place={place + 1}
            current={step.step === current}
            remark={remarkOn(step, setup, text)}
            ways={waysOf(step.step)}
          />
        ))}
      </ol>
      <TenTrips
        open={trips}
        onClose={() => setTrips(false)}
        onRight={() => {
          note("tariff");
          setTrips(false);
        }}
      />
    </section>
  );
}

type StepLineProps = {
  readonly step: Step;
  readonly place: number;
  readonly current: boolean;
  readonly remark: string | null;
  readonly ways: readonly Way[];
};

function StepLine({ step, place, current, remark, ways }: StepLineProps) {
  const text = useStrings("setup");
  const { shortDate } = useFormats();
  const { name, why } = text.steps[step.step];
  return (
    <li
      className={classNames(step.done && styles.done, current && styles.current)}
      aria-current={current ? "step" : undefined}
    >
      <span className={styles.place}>{step.done ? <Icon name="check" /> : place}</span>
      <div>
        <b>{name}</b>
        <p>{why}</p>
        {remark !== null && <p className={styles.remark}>{remark}</p>}
        {current && (
          <div className={styles.ways}>
            {ways.map((way, at) => (
              <WayButton key={way.label} way={way} of={name} tone={at === 0 ? "action" : "line"} />
            ))}
          </div>
        )}
      </div>
      {step.done ? (
        <span className={styles.shown}>
          {step.shown ?? (step.done_at === null ? text.done : text.on(shortDate(step.done_at)))}
        </span>
      ) : (
        !current && (
          <div className={styles.beside}>
            {ways
              .filter((way, at) => at === 0 || ("press" in way && way.label !== ways[0]?.label))
              .map((way) => (
                <WayButton key={way.label} way={way} of={name} tone="line" />
              ))}
          </div>
        )
      )}
    </li>
  );
}

type WayButtonProps = { readonly way: Way; readonly of: string; readonly tone: ButtonTone };

function WayButton({ way, of, tone }: WayButtonProps) {
  const look = { tone, size: "dense", "aria-label": `${way.label}: ${of}` } as const;
  return "to" in way ? (
    <ButtonLink {...look} to={way.to}>
      {way.label}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={way.press}>
      {way.label}
    </Button>
  );
}

type Words = ReturnType<typeof useStrings<"setup">>;

/** The sentence that says what stands in the way of a step, where something does. */
function remarkOn({ step, done }: Step, setup: Setup, text: Words): string | null {
  if (done) return null;
  if (step === "mail") {
    if (!setup.mails_go_out) return text.noMail;
    if (setup.letter === null) return null;
    return setup.letter === "failed" ? text.letterFailed : text.letterUnderWay;
  }
  if (step === "payments") return setup.takes_pay_links ? null : text.noProvider;
  if (step !== "safety") return null;
  return setup.second_factor ? text.noBackup : text.noFactor;
}

import { useState } from "react";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { Button } from "../../ui/button.tsx";
import type { DriverStrings } from "../strings/en.ts";
import { StartCodeDialog } from "./start-code-dialog.tsx";
import {
  type QueuedStep,
  type StepQueue,
  answerAgain,
  giveUpStep,
  removeStep,
  retryStep,
  stepsBehind,
} from "./step-queue.ts";
import { sendStepsNow } from "./step-sender.ts";
import { changeSteps } from "./step-store.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDriverDay } from "../day/driver-day.ts";
import { CallDispatchRow } from "../day/call-dispatch-row.tsx";
import styles from "./step-notes.module.css";

/** The state of the driver's steps: waiting for a signal, failed, or refused, and what to do now. */
export function StepNotes() {
  const { steps } = useDriverDay();
  return (
    <>
      <Waiting />
      {steps
        .filter((step) => step.state === "failed" && step.codesLeft !== undefined)
        .map((step) => (
          <WrongCode step={step} key={step.key} />
        ))}
      {steps
        .filter((step) => step.state === "failed" && step.codesLeft === undefined)
        .map((step) => (
          <Failed step={step} key={step.key} />
        ))}
      {steps
        .filter((step) => step.state === "refused")
        .map((step) => (
          <Refused step={step} key={step.key} />
        ))}
    </>
  );
}

function Waiting() {
  const text = useStrings("drivers");
  const formats = useFormats();
  const { steps, noSignal, active } = useDriverDay();
  const waiting = steps.filter((step) => step.state === "waiting");
  const since = waiting[0]?.at ?? active.seenAt;
  if (!noSignal) return null;
  return (
    <div className={styles.kept} role="status">
      <Icon name="nosignal" />
      <span>
        <b className="strong">
          {waiting.length > 0 && since !== null
            ? text.waitingSince(formats.time(since))
            : since === null
              ? text.noSignal
              : text.stale(formats.time(since))}
        </b>
        <br />
        {waiting.length > 0 ? text.keptSteps(waiting.length) : text.noSignalText}
      </span>
    </div>
  );
}

/** The server could not take it just now: it is sent again, or given up with the steps behind it. */
function Failed({ step }: { readonly step: QueuedStep }) {
  const text = useStrings("drivers");
  const { retry } = useStrings("ui");
  const { steps, username } = useDriverDay();
  const behind = stepsBehind(steps, step.key).map(({ action }) => text.step[action]);
  const settle = (settled: (queue: StepQueue, key: string) => StepQueue) => {
    changeSteps(username, (queue) => settled(queue, step.key));
    sendStepsNow();
  };
  return (
    <div className={styles.refused} role="alert" ref={bringIntoView}>
      <Icon name="alert" />
      <div>
        <p>
          <b className="strong">{text.failedStep(text.step[step.action], step.rider)}</b>{" "}
          {text.stepFailed[step.action]}
        </p>
        {behind.length > 0 && <p>{text.givenUpToo(behind.join(", "))}</p>}
        <div className="row">
          <Button onClick={() => settle(retryStep)}>{retry}</Button>
          <Button onClick={() => settle(giveUpStep)}>{text.giveUp}</Button>
        </div>
      </div>
    </div>
  );
}

/** The passenger's code was wrong, also where the ride has gone on without a signal meanwhile. */
function WrongCode({ step }: { readonly step: QueuedStep }) {
  const text = useStrings("drivers");
  const { username } = useDriverDay();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.refused} role="alert" ref={bringIntoView}>
      <Icon name="alert" />
      <div>
        <p className="strong">{text.start.wrong(`${step.rider} (${step.reference})`)}</p>
        <p>{step.codesLeft === 0 ? text.start.noneLeft : text.start.again}</p>
        <Button tone="live" size="large" onClick={() => setOpen(true)}>
          {text.start.answer}
        </Button>
      </div>
      <StartCodeDialog
        open={open}
        of={{ rider_name: step.rider, reference: step.reference }}
        onlyReason={step.codesLeft === 0}
        onClose={() => setOpen(false)}
        onAnswer={(start) => {
          setOpen(false);
          changeSteps(username, (queue) => answerAgain(queue, step.key, { key: newIdempotencyKey(), start }));
          sendStepsNow();
        }}
      />
    </div>
  );
}

function Refused({ step }: { readonly step: QueuedStep }) {
  const text = useStrings("drivers");
  const { username } = useDriverDay();
  const isBack = useIsBack(step);
  const words = [step.action, ...(step.unsent ?? [])].map((action) => text.step[action]).join(", ");
  return (
    <div className={styles.refused} role="alert" ref={bringIntoView}>
      <Icon name="alert" />
      <div>
        <p className="strong">{text.refused(words, step.rider)}</p>
        <p>{isBack ? text.backAgain : reasonOf(step, text)}</p>
        <CallDispatchRow
          onUnderstood={() => {
            changeSteps(username, (queue) => removeStep(queue, step.key));
            sendStepsNow();
          }}
        />
      </div>
    </div>
  );
}

/** The driver may have scrolled past where notes stand, and pressed a button that is always at hand. */
function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: "nearest" });
}

/** A ride that was taken from the driver, and is among theirs again. */
function useIsBack({ rideId, status }: QueuedStep): boolean {
  const { active, requests } = useDriverDay();
  if (status !== "Pending" && status !== "Assigned") return false;
  const given = requests.rides.filter((ride) => ride.status === "Assigned");
  return [...active.rides, ...given].some(({ id }) => id === rideId);
}

function reasonOf({ busy, status }: QueuedStep, text: DriverStrings): string {
  if (busy === true) return text.refusedBusy;
  return status === undefined ? text.refusedUnknown : text.became[status];
}

import { useState } from "react";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { Button } from "../../ui/button.tsx";
import type { DriverStrings } from "../strings/en.ts";
import { StartCodeDialog } from "./start-code-dialog.tsx";
import { type QueuedStep, answerAgain, giveUpStep, removeStep, retryStep } from "./step-queue.ts";
import { sendStepsNow } from "./step-sender.ts";
import { changeSteps } from "./step-store.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { useDriverDay } from "../day/driver-day.ts";
import { CallDispatchRow } from "../day/call-dispatch-row.tsx";
import styles from "./step-notes.module.css";

/** The state of the driver's steps: waiting for a signal, failed, or refused, and what to do now. */
export function StepNotes() {
  const { steps, username } = useDriverDay();
  const text = useStrings("drivers");
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
          <div className={styles.note} key={step.key}>
            <ErrorNote
              onRetry={() => {
                changeSteps(username, (queue) => retryStep(queue, step.key));
                sendStepsNow();
              }}
              other={{
                label: text.giveUp,
                onPress: () => {
                  changeSteps(username, (queue) => giveUpStep(queue, step.key));
                  sendStepsNow();
                },
              }}
            >
              {step.rider}: {text.stepFailed[step.action]}
            </ErrorNote>
          </div>
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

/** The passenger's code was wrong, also where the ride has gone on without a signal meanwhile. */
function WrongCode({ step }: { readonly step: QueuedStep }) {
  const text = useStrings("drivers");
  const { username } = useDriverDay();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.refused} role="alert">
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
  const unsent = step.unsent ?? [];
  return (
    <div className={styles.refused} role="alert">
      <Icon name="alert" />
      <div>
        <p className="strong">{text.refused(text.step[step.action], `${step.rider} (${step.reference})`)}</p>
        <p>{isBack ? text.backAgain : reasonOf(step, text)}</p>
        {unsent.length > 0 && <p>{text.unsent(unsent.map((action) => text.step[action]).join(", "))}</p>}
        {!isBack && <p>{text.refusedNow}</p>}
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

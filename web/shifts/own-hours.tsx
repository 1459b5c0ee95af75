import { useState } from "react";
import {
  getOwnShiftsEndpoint,
  withdrawShiftProposalEndpoint,
} from "../../contract/shifts/shifts.endpoints.ts";
import type { DriverShifts } from "../../contract/shifts/shifts.ts";
import { noonOf } from "../../domain/curacao-days.ts";
import { read } from "../api/read.ts";
import { setCached } from "../api/update-read.ts";
import { useChange } from "../api/use-change.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { FormError, Note } from "../ui/note.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { useToast } from "../ui/toast.tsx";
import { ProposalForm } from "./proposal-form.tsx";
import { ProposalWords } from "./proposal-words.tsx";
import { TodayHours } from "./today-hours.tsx";
import { useHoursText } from "./use-hours-text.ts";
import cardStyles from "../ui/card.module.css";
import styles from "./own-hours.module.css";

const OWN_SHIFTS = read(getOwnShiftsEndpoint);
const SHOWN_DAYS = 7;

/** A driver's own hours: today, the next days, home, and a change to propose. */
export function OwnHours() {
  const text = useStrings("shifts").own;
  const shifts = useRead(OWN_SHIFTS);
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="own-hours">
      <h2 id="own-hours">{text.title}</h2>
      <QueryView query={shifts} failed={text.failed}>
        {(found) => <Hours shifts={found} />}
      </QueryView>
    </section>
  );
}

function Hours({ shifts }: { readonly shifts: DriverShifts }) {
  const words = useStrings("shifts");
  const { own: text } = words;
  const { weekday, shortDate } = useFormats();
  const { day: hoursOf, worries } = useHoursText();
  const [isProposing, setProposing] = useState(false);
  const isWritten = shifts.days.some(({ by }) => by !== "none");
  const waits = shifts.proposal?.state === "waiting";
  return (
    <>
      {isWritten ? (
        <>
          <TodayHours />
          <ul className={styles.days} aria-label={text.thisWeek}>
            {shifts.days.slice(0, SHOWN_DAYS).map((day) => (
              <li key={day.day}>
                <span>
                  {weekday(noonOf(day.day))} <span className="muted">{shortDate(noonOf(day.day))}</span>
                </span>
                <span className={day.shifts.length === 0 ? "muted" : "strong"}>{hoursOf(day)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="muted">{text.none}</p>
      )}
      {worries(shifts.worries, shifts).map((sentence) => (
        <Note key={sentence} tone="warn">
          {sentence}
        </Note>
      ))}
      <p className="small">{shifts.home === null ? words.noHome : words.homeIs(shifts.home.name)}</p>
      <Proposal shifts={shifts} />
      {isProposing ? (
        <ProposalForm shifts={shifts} onDone={() => setProposing(false)} />
      ) : (
        !waits && (
          <Button icon="pen" onClick={() => setProposing(true)}>
            {text.propose}
          </Button>
        )
      )}
    </>
  );
}

/** The state of the last proposal, which can be taken back while it waits. */
function Proposal({ shifts: { proposal } }: { readonly shifts: DriverShifts }) {
  const text = useStrings("shifts").own;
  const errorText = useErrorText();
  const toast = useToast();
  const withdraw = useChange(withdrawShiftProposalEndpoint, {
    onDone: (fresh) => {
      setCached(OWN_SHIFTS, fresh);
      toast({ text: text.withdrawn });
    },
  });
  if (proposal === null) return null;
  if (proposal.state === "accepted")
    return (
      <Note tone="live" icon="check">
        {text.accepted}
      </Note>
    );
  if (proposal.state === "declined")
    return <Note tone="warn">{proposal.reason ? text.declinedWhy(proposal.reason) : text.declined}</Note>;
  return (
    <div className={styles.waiting}>
      <h3>{text.proposed}</h3>
      <ProposalWords proposal={proposal} />
      <FormError>{withdraw.error === null ? null : errorText(withdraw.error)}</FormError>
      <Button size="compact" busy={withdraw.isPending} onClick={() => withdraw.run({})}>
        {text.withdraw}
      </Button>
    </div>
  );
}

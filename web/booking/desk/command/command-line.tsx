import { type FormEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import type { Ride } from "../../../../contract/rides/ride.ts";
import { useChange } from "../../../api/use-change.ts";
import { type BookingDraft, EMPTY_BOOKING } from "../../booking-draft.ts";
import { bookRide } from "../../book-ride.ts";
import { useLanguage, useStrings } from "../../../language/language-context.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { FormError } from "../../../ui/note.tsx";
import { useDraft } from "../../../ui/use-draft.ts";
import { useDispatchTexts } from "../../../dispatch/use-dispatch-texts.ts";
import { useNow } from "../../../dispatch/use-now.ts";
import { useCaller } from "../caller-card.tsx";
import { PhonePrice, usePhonePrice } from "../phone-price.tsx";
import { PhonePromise, usePhonePromise } from "../phone-promise.tsx";
import { CommandParts, type ReadCommand } from "./command-parts.tsx";
import { readCommand } from "./read-command.ts";
import { type MeantPlace, useMeantPlace } from "./use-meant-place.ts";
import keyHintStyles from "../../../dispatch/key-hint.module.css";

type CommandLineProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSaved: (ride: Ride, assign: boolean) => void;
};

const NOTHING: { readonly line: string; readonly attempt: BookingDraft["attempt"] } = {
  line: "",
  attempt: null,
};

/** A whole booking in one line, read as it is typed: Enter books it, and the next Enter gives it to the best driver. */
export function CommandLine({ open, ...props }: CommandLineProps) {
  return open ? <OpenCommandLine {...props} /> : null;
}

function OpenCommandLine({ onClose, onSaved }: Omit<CommandLineProps, "open">) {
  const text = useStrings("booking/desk");
  const words = useDispatchTexts();
  const { language } = useLanguage();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [kept, keep, forget] = useDraft("command-line", NOTHING);
  /** How often Enter was pressed on this line. */
  const [presses, setPresses] = useState(0);
  /** The free time that was taken for the full one of this line. */
  const [taken, setTaken] = useState({ line: "", when: "" });
  const read = useReadCommand(kept.line, taken.line === kept.line && taken.when !== "" ? taken.when : null);
  const { draft, problem, searching } = read;
  const price = usePhonePrice(draft);
  const promise = usePhonePromise({
    draft,
    price,
    onWhen: (when) => setTaken({ line: kept.line, when }),
  });
  const booking = useChange(
    (trip: BookingDraft) =>
      bookRide(
        { ...trip, attempt: kept.attempt },
        keep,
        language,
      )({ there: price.data?.there.quote ?? null }),
    {
      onDone: (ride) => {
        forget();
        onSaved(ride, true);
      },
    },
  );

  useEffect(() => {
    const input = form.current?.querySelector("input");
    input?.focus();
    input?.select();
  }, []);

  // Somebody who types faster than the places are found waits for them, and presses once.
  const pressed = presses > 0;
  const waits = pressed && searching;
  const book = useEffectEvent(() => {
    if (problem !== null || booking.isPending) return;
    if (promise.takeNext === null) booking.run(draft);
    else promise.takeNext();
  });
  useEffect(() => {
    if (presses > 0 && !searching) book();
  }, [presses, searching]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPresses(presses + 1);
  };
  const errorText = () => {
    if (!pressed || searching) return null;
    if (problem !== null) return text.command.problems[problem];
    return booking.error === null ? null : text.failed(words.reason(booking.error));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.command.title}
      subtitle={text.command.help}
      footer={
        <>
          <PhonePrice price={price} />
          <PhonePromise promise={promise} trip={draft} />
          <Button
            type="submit"
            form={formId}
            tone="action"
            busy={booking.isPending || waits}
            busyLabel={text.saving}
          >
            {promise.label ?? text.saveAndAssign} <kbd className={keyHintStyles.onInk}>Enter</kbd>
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className="stack" noValidate onSubmit={submit}>
        <TextField
          compact
          label={text.command.line}
          hint={text.command.example}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={kept.line}
          onChange={(line) => {
            setPresses(0);
            booking.reset();
            keep({ line });
          }}
        />
        <CommandParts read={read} />
        <FormError>{errorText()}</FormError>
      </form>
    </Dialog>
  );
}

/** The line as a booking: its places looked up, its caller known; at the time that was taken for one that was full. */
function useReadCommand(line: string, taken: string | null): ReadCommand {
  const now = useNow();
  const command = useMemo(() => readCommand(line, now), [line, now]);
  const caller = useCaller(command.phone ?? "");
  const pickup = useMeantPlace(command.pickup);
  const dropoff = useMeantPlace(command.dropoff);
  const [one = "", two = "", three = ""] = command.stops;
  const first = useMeantPlace(one);
  const second = useMeantPlace(two);
  const third = useMeantPlace(three);
  const stops = [first, second, third].slice(0, command.stops.length);
  const { phone, passengers, luggage, vehicleType, when } = command;
  const draft = useSame<BookingDraft>({
    ...EMPTY_BOOKING,
    pickup: pickup.place,
    dropoff: dropoff.place,
    stops: stops.map(({ place }) => place),
    when: taken ?? when,
    passengers,
    luggage,
    vehicleType,
    phone: phone ?? "",
    notes: notesOf(pickup, [...stops, dropoff]),
    // A caller who is not known yet goes by the number until the desk asks.
    name: command.name || caller?.name || (phone ?? ""),
  });
  const problem = () => {
    if (phone === null) return "phone" as const;
    if (command.pickup === "" || command.dropoff === "") return "places" as const;
    if ([pickup, ...stops, dropoff].some(({ isFound }) => !isFound)) return "unknownPlace" as const;
    return command.unknown.length > 0 ? ("unknownWords" as const) : null;
  };
  return {
    command,
    caller,
    draft,
    pickup,
    stops,
    dropoff,
    problem: problem(),
    searching: [pickup, ...stops, dropoff].some(({ searching }) => searching),
  };
}

/** The words that name no place, for the driver: those of the pickup first, the others each behind an arrow. */
function notesOf(pickup: MeantPlace, others: readonly MeantPlace[]): string {
  const behind = others.filter(({ rest }) => rest !== "").map(({ rest }) => `→ ${rest}`);
  return [...(pickup.rest === "" ? [] : [pickup.rest]), ...behind].join("; ");
}

/** The same object as long as it says the same. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}

import { useId } from "react";
import { RIDE_NEED_NAMES } from "../../../domain/rides/ride-needs.ts";
import { ApiError } from "../../api/api-error.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { JourneyFields } from "../../booking/journey-fields.tsx";
import { isAtPier } from "../../booking/meeting/meeting-place.ts";
import { NeedFields } from "../../booking/need-fields.tsx";
import { VehicleField } from "../../booking/person-fields.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { type ChangeableRide, useChangeRide } from "./use-change-ride.ts";
import styles from "./change-ride-dialog.module.css";

type ChangeRideDialogProps = {
  readonly ride: ChangeableRide & { readonly hasDriver: boolean };
  readonly code: string;
  readonly onClose: () => void;
};

/** The passenger changes the trip, sees what it then costs, and confirms that. */
export default function ChangeRideDialog({ ride, code, onClose }: ChangeRideDialogProps) {
  const text = useStrings("rides/change");
  const booking = useStrings("booking");
  const formats = useFormats();
  const toast = useToast();
  const formId = useId();
  const form = useChangeRide({ ride, code }, (changed) => {
    onClose();
    const withoutDriver = ride.hasDriver ? text.doneWithoutDriver : text.done;
    toast({ text: changed.driver === null ? withoutDriver : text.doneForDriver });
  });
  const { draft, edit, price, change } = form;
  const sentence = useSentence(form);
  const closed = !ride.actions.includes("change");
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      foot="lines"
      footer={
        <>
          <ChangePrice fare={ride.calculated_fare} next={price.data?.calculated_fare} />
          <Button onClick={onClose}>{text.leave}</Button>
          <Button
            type="submit"
            form={formId}
            tone="action"
            disabled={!form.ready}
            busy={change.isPending}
            busyLabel={text.changing}
          >
            {price.data === undefined
              ? text.confirm
              : text.confirmFor(formats.usd(Number(price.data.calculated_fare)))}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send();
        }}
      >
        <JourneyFields
          journey={draft}
          onChange={edit}
          labels={booking}
          errorOf={(field) => (isUnchosenIn(form, field) ? (sentence ?? undefined) : undefined)}
          onPlaceLeft={form.leavePlace}
        />
        <VehicleField value={draft.vehicleType} onChange={(vehicleType) => edit({ vehicleType })} />
        <NeedFields needs={draft} onChange={edit} names={askedOf(draft)} />
        {closed && <Note tone="warn">{text.tooLate}</Note>}
        {!closed && form.movedOn && <Note tone="warn">{text.movedOn}</Note>}
        {price.data?.loses_driver === true && <Note tone="warn">{text.losesDriver}</Note>}
        {price.data?.deposit !== undefined && (
          <Note tone="warn">
            {text.deposit(
              formats.usd(Number(price.data.deposit.amount)),
              formats.shortDateTime(price.data.deposit.due_at),
            )}
          </Note>
        )}
        <FormError>{sentence}</FormError>
      </form>
    </Dialog>
  );
}

type ChangeForm = ReturnType<typeof useChangeRide>;

/** The notes have a dialog of their own, which stays open longer than this one. */
const BESIDE_NOTES = RIDE_NEED_NAMES.filter((need) => need !== "notes");

/** The time of a ship is asked of who is at one, or said it before. */
function askedOf({ pickup, dropoff, all_aboard }: ChangeForm["draft"]) {
  const ofShip = all_aboard !== "" || isAtPier(pickup) || isAtPier(dropoff);
  return ofShip ? BESIDE_NOTES : BESIDE_NOTES.filter((need) => need !== "all_aboard");
}

function ChangePrice({ fare, next }: { readonly fare: string; readonly next: string | undefined }) {
  const text = useStrings("rides/change");
  const formats = useFormats();
  return (
    <p className={styles.price} aria-live="polite" aria-busy={next === undefined}>
      <span className="visually-hidden">{text.price} </span>
      {next !== undefined && next !== fare && <del className="muted">{formats.usd(Number(fare))}</del>}{" "}
      <b>{formats.usd(Number(next ?? fare))}</b>
    </p>
  );
}

/** Whether what was typed for a place, by its name on the wire, is none of the list. */
function isUnchosenIn({ draft, unchosen }: ChangeForm, field: string): boolean {
  if (field === "pickup_location") return unchosen.includes(draft.pickup);
  if (field === "dropoff_location") return unchosen.includes(draft.dropoff);
  return field === "stops" && draft.stops.some((stop) => unchosen.includes(stop));
}

/** Why the change cannot be made, or was not. */
function useSentence({ problem, unchosen, price, change }: ChangeForm): string | null {
  const text = useStrings("rides/change");
  const booking = useStrings("booking");
  const bookingPrice = useStrings("booking/price");
  const errorText = useErrorText();
  if (problem !== null) return booking.errors[problem];
  const [line] = unchosen;
  if (line !== undefined) return booking.notChosen(line.text.trim());
  const error = change.error ?? price.error;
  if (error === null) return null;
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.code === "ride_conflict" || error.code === "edit_conflict") return text.notChanged;
  if (error.code === "invalid_input" && "distance_km" in error.fields) return booking.distanceFailed;
  if (error.code === "invalid_input" && "stops" in error.fields) return bookingPrice.stopUnknown;
  return errorText(error);
}

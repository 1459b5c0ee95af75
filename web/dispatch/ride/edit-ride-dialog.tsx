import { type FormEvent, useEffect, useId, useRef } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { RIDE_NEED_NAMES } from "../../../contract/rides/ride-needs.ts";
import { NeedFields } from "../../booking/need-fields.tsx";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { RideChangedNote } from "./ride-changed-note.tsx";
import { TripFields } from "./trip-fields.tsx";
import { useRideEdit } from "./use-ride-edit.ts";
import phoneBookingStyles from "../phone-booking/phone-booking.module.css";
import phonePriceStyles from "../phone-booking/phone-price.module.css";
import tripFieldsStyles from "./trip-fields.module.css";

type EditRideDialogProps = {
  /** The ride to be changed; null while the dialog is closed. */
  readonly ride: Ride | null;
  readonly onClose: () => void;
};

/** Changes a booking for a caller: unchanged fields stay, and the server works out the new price. */
export function EditRideDialog({ ride, onClose }: EditRideDialogProps) {
  return ride === null ? null : <OpenEditRide key={ride.id} ride={ride} onClose={onClose} />;
}

function OpenEditRide({ ride, onClose }: { readonly ride: Ride; readonly onClose: () => void }) {
  const text = useStrings("dispatch/phone-booking");
  const dispatchText = useStrings("dispatch");
  const formats = useFormats();
  const formId = useId();
  const firstFields = useRef<HTMLDivElement>(null);
  const edit = useRideEdit(ride, onClose);
  const { draft, change, errorOf } = edit;

  useEffect(() => firstFields.current?.querySelector("input")?.focus(), []);

  return (
    <Dialog
      open
      onClose={onClose}
      title={dispatchText.editRide(ride.id)}
      subtitle={text.edit.subtitle}
      className={phoneBookingStyles.phoneBooking}
      footer={
        <>
          <p className={phonePriceStyles.price} aria-live="polite" aria-busy={!edit.price.known}>
            <span className="visually-hidden">{text.price} </span>
            {edit.price.fare !== edit.present.calculated_fare && (
              <del className="muted">{formats.usd(Number(edit.present.calculated_fare))}</del>
            )}{" "}
            <b>{formats.usd(Number(edit.price.fare))}</b>
          </p>
          <Button onClick={onClose}>{dispatchText.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            tone="action"
            disabled={!edit.ready}
            busy={edit.busy}
            busyLabel={text.saving}
          >
            {edit.overlaps ? text.edit.saveAnyway : text.edit.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void edit.save();
        }}
      >
        <div className={tripFieldsStyles.pair} ref={firstFields}>
          <TextField
            label={dispatchText.phone}
            hint={text.phoneHint}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            error={errorOf("rider_phone")}
            value={draft.phone}
            onChange={(phone) => change({ phone })}
          />
          <TextField
            label={text.name}
            name="name"
            autoComplete="off"
            error={errorOf("rider_name")}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
        </div>
        <TripFields trip={draft} onChange={change} errorOf={errorOf} />
        <MoreFields edit={edit} />
        {edit.unseen.length > 0 ? (
          <RideChangedNote ride={edit.present} fields={edit.unseen} onLook={edit.look} />
        ) : (
          <FormError>{edit.error}</FormError>
        )}
      </form>
    </Dialog>
  );
}

/** The notes stand with the trip. */
const BESIDE_NOTES = RIDE_NEED_NAMES.filter((need) => need !== "notes");

function MoreFields({ edit }: { readonly edit: ReturnType<typeof useRideEdit> }) {
  const text = useStrings("booking");
  const { draft, change, errorOf } = edit;
  return (
    <div className={tripFieldsStyles.pair}>
      <TextField
        label={text.email}
        name="rider_email"
        type="email"
        autoComplete="off"
        error={errorOf("rider_email")}
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <NeedFields needs={draft} onChange={change} names={BESIDE_NOTES} errorOf={errorOf} />
    </div>
  );
}

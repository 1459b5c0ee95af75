import { type FormEvent, useEffect, useId, useRef } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Checkbox, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { RideChangedNote } from "./ride-changed-note.tsx";
import { TripFields } from "./trip-fields.tsx";
import { useRideEdit } from "./use-ride-edit.ts";

type EditRideDialogProps = {
  /** The ride to be changed; null while the dialog is closed. */
  readonly ride: Ride | null;
  readonly onClose: () => void;
};

/** Changes a booking for a caller: what is left as it is stays, and the server says what the ride costs then. */
export function EditRideDialog({ ride, onClose }: EditRideDialogProps) {
  return ride === null ? null : <OpenEditRide key={ride.id} ride={ride} onClose={onClose} />;
}

function OpenEditRide({ ride, onClose }: { readonly ride: Ride; readonly onClose: () => void }) {
  const text = useMessages("phone-booking");
  const desk = useMessages("desk");
  const formats = useFormats();
  const formId = useId();
  const firstFields = useRef<HTMLDivElement>(null);
  const edit = useRideEdit(ride, onClose);
  const { draft, change, faultOf } = edit;

  useEffect(() => firstFields.current?.querySelector("input")?.focus(), []);

  return (
    <Dialog
      open
      onClose={onClose}
      title={desk.editRide(ride.id)}
      subtitle={text.edit.subtitle}
      className="phone-booking"
      footer={
        <>
          <p className="phone-price">
            <span className="sr">{text.price} </span>
            <b>{formats.usd(Number(edit.present.calculated_fare))}</b>
          </p>
          <Button onClick={onClose}>{desk.cancel}</Button>
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
        <div className="two-fields" ref={firstFields}>
          <TextField
            label={desk.phone}
            hint={text.phoneHint}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            error={faultOf("rider_phone")}
            value={draft.phone}
            onChange={(phone) => change({ phone })}
          />
          <TextField
            label={text.name}
            name="name"
            autoComplete="off"
            error={faultOf("rider_name")}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
        </div>
        <TripFields trip={draft} onChange={change} faultOf={faultOf} />
        <MoreFields edit={edit} />
        {edit.unseen.length > 0 ? (
          <RideChangedNote ride={edit.present} fields={edit.unseen} onLook={edit.look} />
        ) : (
          <FormError>{edit.fault}</FormError>
        )}
      </form>
    </Dialog>
  );
}

function MoreFields({ edit }: { readonly edit: ReturnType<typeof useRideEdit> }) {
  const text = useMessages("booking");
  const { draft, change, faultOf } = edit;
  return (
    <div className="two-fields">
      <TextField
        label={text.flightNumber}
        name="flight_number"
        maxLength={10}
        error={faultOf("flight_number")}
        value={draft.flightNumber}
        onChange={(flightNumber) => change({ flightNumber })}
      />
      <TextField
        label={text.email}
        name="rider_email"
        type="email"
        autoComplete="off"
        error={faultOf("rider_email")}
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <Checkbox checked={draft.childSeat} onChange={(childSeat) => change({ childSeat })}>
        {text.childSeat}
      </Checkbox>
      <Checkbox checked={draft.wheelchair} onChange={(wheelchair) => change({ wheelchair })}>
        {text.wheelchair}
      </Checkbox>
    </div>
  );
}

import { useId } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useTellOpen } from "../live/presence.ts";
import { AskedFields } from "./asked-fields.tsx";
import { CallerFields } from "./caller-fields.tsx";
import { RideChangedNote } from "./ride-changed-note.tsx";
import { RideFormDialog } from "./ride-form-dialog.tsx";
import { TripFields } from "./trip-fields.tsx";
import { useRideEdit } from "./use-ride-edit.ts";
import { WhoHasToo } from "./who-has.tsx";
import rideFormStyles from "./ride-form-dialog.module.css";

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
  const text = useStrings("booking/desk");
  const dispatchText = useStrings("dispatch");
  const formId = useId();
  const edit = useRideEdit(ride, onClose);
  useTellOpen(ride.id, "edits");
  const { draft, change, errorOf } = edit;

  return (
    <RideFormDialog
      onClose={onClose}
      title={dispatchText.editRide(ride.id)}
      subtitle={text.edit.subtitle}
      onSubmit={edit.onSubmit}
      error={edit.unseen.length > 0 ? null : edit.error}
      fault={edit.fault}
      formId={formId}
      footer={
        <>
          <EditPrice edit={edit} />
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
      <WhoHasToo rideId={ride.id} />
      <CallerFields phoneLabel={dispatchText.phone} caller={draft} onChange={change} errorOf={errorOf} />
      <TripFields
        trip={draft}
        onChange={change}
        errorOf={errorOf}
        placeError={edit.unseen.length > 0 ? null : edit.placeError}
        onPlaceLeft={edit.onPlaceLeft}
      />
      <AskedFields asked={draft} onChange={change} errorOf={errorOf} />
      {edit.pastLimit !== null && (
        <TextField
          label={text.edit.pastLimitWhy}
          value={edit.pastLimit.reason}
          maxLength={300}
          onChange={edit.pastLimit.setReason}
        />
      )}
      {edit.unseen.length > 0 && (
        <RideChangedNote ride={edit.present} fields={edit.unseen} onLook={edit.look} />
      )}
    </RideFormDialog>
  );
}

/** The price that the ride will have, beside its present one. */
function EditPrice({ edit: { price, present } }: { readonly edit: ReturnType<typeof useRideEdit> }) {
  const text = useStrings("booking/desk");
  const formats = useFormats();
  if (price === null) {
    return (
      <p className={rideFormStyles.price} aria-live="polite">
        <span className="muted small">{text.priceWaits}</span>
      </p>
    );
  }
  return (
    <p className={rideFormStyles.price} aria-live="polite" aria-busy={!price.known}>
      <span className="visually-hidden">{text.price} </span>
      {price.fare !== present.calculated_fare && (
        <del className="muted">{formats.usd(Number(present.calculated_fare))}</del>
      )}{" "}
      <b>{formats.usd(Number(price.fare))}</b>
    </p>
  );
}

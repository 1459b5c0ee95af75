import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { VEHICLE_TYPES, type VehicleType } from "../../../contract/fares/vehicles.ts";
import { applyToDrive } from "../../../contract/messages/messages.endpoints.ts";
import { call } from "../../api/call.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useDraft } from "../../ui/use-draft.ts";

type NewDriver = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly license_number: string;
  readonly vehicle_type: VehicleType;
  readonly vehicle_name: string;
  readonly plate: string;
};
const NOBODY: NewDriver = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  license_number: "",
  vehicle_type: "economy",
  vehicle_name: "",
  plate: "",
};

/** Hands a new driver's papers to the office, which approves him. */
export function AddDriverDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useMessages("roster");
  const { vehicleType } = useMessages("reports");
  const desk = useMessages("desk");
  const rides = useMessages("rides");
  const words = useDeskWords();
  const toast = useToast();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [driver, change, forget] = useDraft<NewDriver>("new-driver", NOBODY);
  const send = useMutation({
    mutationFn: () => call(applyToDrive, { body: driver }),
    onSuccess: () => {
      toast({ text: text.sent(driver.first_name) });
      forget();
      onClose();
    },
  });
  useEffect(() => {
    if (send.error !== null && form.current !== null) focusFirstInvalid(form.current);
  }, [send.error]);
  const lines = [
    ["first_name", text.firstName],
    ["last_name", text.lastName],
    ["email", text.email],
    ["phone", desk.phone],
    ["license_number", text.licence],
    ["vehicle_name", desk.vehicle],
    ["plate", desk.plate],
  ] as const;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.addDriver}
      subtitle={text.addHelp}
      footer={
        <>
          <Button onClick={onClose}>{desk.cancel}</Button>
          <Button type="submit" form={formId} tone="action" busy={send.isPending} busyLabel={text.sending}>
            {text.send}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="two-fields"
        ref={form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        {lines.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            name={name}
            required
            autoComplete="off"
            type={name === "email" ? "email" : "text"}
            value={driver[name]}
            error={words.fieldFault(send.error, name)}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <SelectField
          label={vehicleType}
          name="vehicle_type"
          value={driver.vehicle_type}
          error={words.fieldFault(send.error, "vehicle_type")}
          onChange={(value) => change({ vehicle_type: value as VehicleType })}
        >
          {VEHICLE_TYPES.map((type) => (
            <option key={type} value={type}>
              {rides.vehicleType[type]}
            </option>
          ))}
        </SelectField>
      </form>
      <FormError>{send.isError ? text.sendFailed(words.reason(send.error)) : null}</FormError>
    </Dialog>
  );
}

import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import { useId } from "react";
import { VEHICLE_TYPES, type VehicleType } from "../../../domain/fares/vehicles.ts";
import { applyToDriveEndpoint } from "../../../contract/messages/messages.endpoints.ts";
import { call } from "../../api/call.ts";
import { useDispatchTexts } from "../../dispatch/use-dispatch-texts.ts";
import { useStrings } from "../../language/language-context.ts";
import { APPLICATION_RULES, EMPTY_APPLICATION } from "../../papers/application.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import tripFieldsStyles from "../../dispatch/ride/trip-fields.module.css";

type NewDriver = Readonly<Record<keyof typeof EMPTY_APPLICATION, string>> & {
  readonly vehicle_type: VehicleType;
};

/** Sends a new driver's papers to staff, who approve them. */
export function AddDriverDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useStrings("drivers/roster");
  const { vehicleType } = useStrings("reports");
  const dispatchText = useStrings("dispatch");
  const rides = useStrings("rides");
  const words = useDispatchTexts();
  const toast = useToast();
  const formId = useId();
  const form = useForm({
    initial: EMPTY_APPLICATION as NewDriver,
    rules: APPLICATION_RULES,
    draft: "new-driver",
    input: (driver) => ({ ...driver, phone: typedPhone(driver.phone) }),
    send: async (body, idempotencyKey) => {
      await call(applyToDriveEndpoint, { body, idempotencyKey });
      return body.first_name;
    },
    onDone: (firstName) => {
      toast({ text: text.sent(firstName) });
      onClose();
    },
  });
  const lines = [
    ["first_name", text.firstName],
    ["last_name", text.lastName],
    ["email", text.email],
    ["phone", dispatchText.phone],
    ["license_number", text.licence],
    ["vehicle_name", dispatchText.vehicle],
    ["plate", dispatchText.plate],
  ] as const;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.addDriver}
      subtitle={text.addHelp}
      footer={
        <>
          <Button onClick={onClose}>{dispatchText.cancel}</Button>
          <Button type="submit" form={formId} tone="action" busy={form.busy} busyLabel={text.sending}>
            {text.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={tripFieldsStyles.pair} onSubmit={form.onSubmit}>
        {lines.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            type={name === "email" ? "email" : "text"}
            {...form.field(name)}
          />
        ))}
        <SelectField
          label={vehicleType}
          {...form.field("vehicle_type")}
          onChange={(value) => form.change({ vehicle_type: value as VehicleType })}
        >
          {VEHICLE_TYPES.map((type) => (
            <option key={type} value={type}>
              {rides.vehicleType[type]}
            </option>
          ))}
        </SelectField>
      </form>
      <FormError>{form.error !== null ? text.sendFailed(words.reason(form.error)) : null}</FormError>
    </Dialog>
  );
}

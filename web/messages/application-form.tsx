import type { VehicleType } from "../../contract/fares/vehicles.ts";
import { applyToDrive } from "../../contract/messages/messages.endpoints.ts";
import { call } from "../api/call.ts";
import { useMessages } from "../language/language-context.ts";
import { SelectField, TextAreaField, TextField } from "../ui/field.tsx";
import { checkEmail, checkRequired, type FieldProblem } from "../ui/validation.ts";
import { SendingEnd } from "./sending-end.tsx";
import { useMessageForm } from "./use-message-form.ts";

const VEHICLE_TYPES = ["economy", "comfort", "xl", "cargo"] as const satisfies readonly VehicleType[];
const EMPTY = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  license_number: "",
  vehicle_type: "economy",
  vehicle_name: "",
  plate: "",
  languages: "",
  message: "",
};

type ApplicationFormProps = {
  readonly labelledBy: string;
  readonly checkPhone: (text: string) => FieldProblem | undefined;
};

/** What the office wants to know of somebody who would like to drive. */
export function ApplicationForm({ labelledBy, checkPhone }: ApplicationFormProps) {
  const text = useMessages("message-forms");
  const { field, onSubmit, sending } = useMessageForm({
    draftKey: "driver-application",
    empty: EMPTY,
    check: (draft) => ({
      first_name: checkRequired(draft.first_name),
      last_name: checkRequired(draft.last_name),
      email: checkEmail(draft.email),
      phone: checkPhone(draft.phone),
      license_number: checkRequired(draft.license_number),
      vehicle_name: checkRequired(draft.vehicle_name),
      plate: checkRequired(draft.plate),
    }),
    send: (draft, language, idempotencyKey) => {
      const vehicle_type = VEHICLE_TYPES.find((type) => type === draft.vehicle_type) ?? "economy";
      return call(applyToDrive, { body: { ...draft, vehicle_type, language }, idempotencyKey });
    },
  });

  return (
    <form className="stack" aria-labelledby={labelledBy} noValidate method="post" onSubmit={onSubmit}>
      <div className="two">
        <TextField label={text.firstName} autoComplete="given-name" maxLength={60} {...field("first_name")} />
        <TextField label={text.lastName} autoComplete="family-name" maxLength={60} {...field("last_name")} />
      </div>
      <div className="two">
        <TextField
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field("email")}
        />
        <TextField
          label={text.phone}
          hint={text.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field("phone")}
        />
      </div>
      <div className="two">
        <TextField label={text.license} maxLength={40} {...field("license_number")} />
        <TextField label={text.plate} maxLength={20} autoCapitalize="characters" {...field("plate")} />
      </div>
      <div className="two">
        <SelectField label={text.vehicleType} {...field("vehicle_type")}>
          {VEHICLE_TYPES.map((type) => (
            <option key={type} value={type}>
              {text.vehicleTypes[type]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text.vehicleName}
          hint={text.vehicleHint}
          maxLength={80}
          {...field("vehicle_name")}
        />
      </div>
      <TextField
        label={`${text.languages} (${text.optional})`}
        maxLength={120}
        {...field("languages", false)}
      />
      <TextAreaField
        label={`${text.about} (${text.optional})`}
        maxLength={2000}
        {...field("message", false)}
      />
      <SendingEnd sending={sending} deed={text.apply} thanks={text.applied} />
    </form>
  );
}

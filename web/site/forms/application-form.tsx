import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import type { VehicleType } from "../../../domain/fares/vehicles.ts";
import { applyToDriveEndpoint } from "../../../contract/messages/messages.endpoints.ts";
import { call } from "../../api/call.ts";
import { useStrings } from "../../language/language-context.ts";
import { APPLICATION_RULES, EMPTY_APPLICATION } from "../../papers/application.ts";
import { EmailField, NameFields, PhoneField } from "../../ui/contact-fields.tsx";
import { SelectField, TextAreaField, TextField } from "../../ui/field.tsx";
import { SendingEnd } from "./sending-end.tsx";
import { useMessageForm } from "./use-message-form.ts";
import fieldStyles from "../../ui/field.module.css";

const VEHICLE_TYPES = ["economy", "comfort", "xl", "cargo"] as const satisfies readonly VehicleType[];
const EMPTY = { ...EMPTY_APPLICATION, vehicle_type: "economy" as string, languages: "", message: "" };

/** The application of somebody who would like to drive. */
export function ApplicationForm({ labelledBy }: { readonly labelledBy: string }) {
  const text = useStrings("site/forms");
  const { field, onSubmit, sending } = useMessageForm({
    draft: "driver-application",
    initial: EMPTY,
    rules: APPLICATION_RULES,
    input: (values, language) => {
      const vehicle_type = VEHICLE_TYPES.find((type) => type === values.vehicle_type) ?? "economy";
      return { ...values, phone: typedPhone(values.phone), vehicle_type, language };
    },
    send: (body, idempotencyKey) => call(applyToDriveEndpoint, { body, idempotencyKey }),
  });

  return (
    <form className="stack" aria-labelledby={labelledBy} noValidate method="post" onSubmit={onSubmit}>
      <NameFields
        first={{ label: text.firstName, ...field("first_name") }}
        last={{ label: text.lastName, ...field("last_name") }}
        maxLength={60}
      />
      <div className={fieldStyles.pair}>
        <EmailField label={text.email} {...field("email")} />
        <PhoneField label={text.phone} hint={text.phoneHint} {...field("phone")} />
      </div>
      <div className={fieldStyles.pair}>
        <TextField label={text.license} maxLength={40} {...field("license_number")} />
        <TextField label={text.plate} maxLength={20} autoCapitalize="characters" {...field("plate")} />
      </div>
      <div className={fieldStyles.pair}>
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
      <TextField label={`${text.languages} (${text.optional})`} maxLength={120} {...field("languages")} />
      <TextAreaField label={`${text.about} (${text.optional})`} maxLength={2000} {...field("message")} />
      <SendingEnd sending={sending} action={text.apply} thanks={text.applied} />
    </form>
  );
}

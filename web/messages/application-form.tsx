import { type FormEvent, useState } from "react";
import type { VehicleType } from "../../contract/fares/vehicles.ts";
import { applyToDrive } from "../../contract/messages/messages.endpoints.ts";
import { call } from "../api/call.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useLanguage, useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "../ui/field.tsx";
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts";
import { FormError } from "../ui/note.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { checkEmail, checkRequired, type FieldProblem, type Problems, problemsOf } from "../ui/validation.ts";
import { SentNote } from "./sent-note.tsx";
import { useSending } from "./use-sending.ts";

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
type Field = keyof typeof EMPTY;

type ApplicationFormProps = {
  readonly labelledBy: string;
  readonly checkPhone: (text: string) => FieldProblem | undefined;
};

/** What the office wants to know of somebody who would like to drive. */
export function ApplicationForm({ labelledBy, checkPhone }: ApplicationFormProps) {
  const text = useMessages("message-forms");
  const rules = useMessages("validation");
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [draft, change, forget] = useDraft("driver-application", EMPTY);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const vehicleType = VEHICLE_TYPES.find((type) => type === draft.vehicle_type) ?? "economy";
  const sending = useSending(
    (idempotencyKey) =>
      call(applyToDrive, { body: { ...draft, vehicle_type: vehicleType, language }, idempotencyKey }),
    forget,
  );
  const field = (name: Field, required = true) => ({
    name,
    required,
    value: draft[name],
    onChange: (value: string) => {
      sending.changed();
      change({ [name]: value });
    },
    error: problems[name] && rules[problems[name]],
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf<Field>({
      first_name: checkRequired(draft.first_name),
      last_name: checkRequired(draft.last_name),
      email: checkEmail(draft.email),
      phone: checkPhone(draft.phone),
      license_number: checkRequired(draft.license_number),
      vehicle_type: undefined,
      vehicle_name: checkRequired(draft.vehicle_name),
      plate: checkRequired(draft.plate),
      languages: undefined,
      message: undefined,
    });
    setProblems(found ?? {});
    if (found === null) void sending.submit();
    else focusFirstInvalid(event.currentTarget);
  };

  return (
    <form className="stack" aria-labelledby={labelledBy} noValidate method="post" onSubmit={submit}>
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
      {sending.error !== null && <FormError>{errorText(sending.error)}</FormError>}
      <SentNote shown={sending.state === "sent"}>{text.applied}</SentNote>
      <Button
        type="submit"
        tone="action"
        busy={sending.state === "sending"}
        busyLabel={text.sending}
        icon={sending.state === "sent" ? "check" : undefined}
      >
        {sending.state === "sent" ? text.sent : text.apply}
      </Button>
    </form>
  );
}

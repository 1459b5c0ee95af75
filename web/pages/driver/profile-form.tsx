import { useState } from "react";
import { addDays, curacaoDate } from "../../../contract/curacao-time.ts";
import type { DriverEdit, OwnDriver } from "../../../contract/drivers/driver.ts";
import { DRIVER_LANGUAGES } from "../../../contract/drivers/driver-languages.ts";
import { daysIn } from "../../../contract/reports/trend.ts";
import { ApiError } from "../../api/api-error.ts";
import type { DriverMessages } from "../../drivers/driver.messages.ts";
import { useDriverEdit } from "../../drivers/use-own-driver.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, SelectField, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useToast } from "../../ui/toast.tsx";

/** How long before a paper runs out its driver is reminded. */
const REMIND_DAYS = 30;
const HOUR_MS = 60 * 60_000;
const NO_DAY = "";
const TYPES = ["economy", "comfort", "xl", "cargo"] as const;

/** The car, the papers and the languages of a driver. What he typed stays until it is saved. */
export function ProfileForm({ own }: { readonly own: OwnDriver }) {
  const text = useMessages("driver").profile;
  const languageNames = useMessages("driver-languages");
  const rides = useMessages("rides");
  const toast = useToast();
  const edit = useDriverEdit();
  const [draft, setDraft] = useState(() => draftOf(own));
  const change = (next: Partial<typeof draft>) => setDraft({ ...draft, ...next });
  const fields = edit.error instanceof ApiError ? edit.error.fields : {};
  const today = curacaoDate(useNow(HOUR_MS));

  const save = () => {
    const { license_expires_on, inspection_expires_on, ...rest } = draft;
    const body: DriverEdit = {
      ...rest,
      license_expires_on: license_expires_on === NO_DAY ? null : license_expires_on,
      inspection_expires_on: inspection_expires_on === NO_DAY ? null : inspection_expires_on,
      version: own.version,
    };
    edit.mutate(body, {
      onSuccess: (saved) => {
        setDraft(draftOf(saved));
        toast({ text: text.saved });
      },
    });
  };

  return (
    <form
      className="card stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h2>{text.car}</h2>
      <SelectField
        label={text.vehicleType}
        value={draft.vehicle_type}
        onChange={(type) => change({ vehicle_type: TYPES.find((one) => one === type) ?? draft.vehicle_type })}
      >
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {rides.vehicleType[type]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text.vehicle}
        value={draft.vehicle}
        error={fields["vehicle"]}
        onChange={(vehicle) => change({ vehicle })}
      />
      <TextField
        label={text.plate}
        value={draft.plate}
        autoCapitalize="characters"
        error={fields["plate"] === undefined ? undefined : text.plateWrong}
        onChange={(plate) => change({ plate })}
      />
      <h2>{text.papers}</h2>
      <TextField
        label={text.license}
        value={draft.license_number}
        error={fields["license_number"]}
        onChange={(license_number) => change({ license_number })}
      />
      <TextField
        type="date"
        label={text.licenseExpires}
        value={draft.license_expires_on}
        error={fields["license_expires_on"] ?? expiredText(draft.license_expires_on, today, text)}
        hint={soonText(draft.license_expires_on, today, text)}
        onChange={(license_expires_on) => change({ license_expires_on })}
      />
      <TextField
        type="date"
        label={text.inspectionExpires}
        value={draft.inspection_expires_on}
        error={fields["inspection_expires_on"] ?? expiredText(draft.inspection_expires_on, today, text)}
        hint={soonText(draft.inspection_expires_on, today, text)}
        onChange={(inspection_expires_on) => change({ inspection_expires_on })}
      />
      <fieldset className="speaks">
        <legend>{text.languages}</legend>
        {DRIVER_LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            checked={draft.languages.includes(language)}
            onChange={(speaks) =>
              change({
                languages: DRIVER_LANGUAGES.filter((one) =>
                  one === language ? speaks : draft.languages.includes(one),
                ),
              })
            }
          >
            {languageNames[language]}
          </Checkbox>
        ))}
      </fieldset>
      <FormError>{edit.isError ? failureText(edit.error, text) : null}</FormError>
      <Button type="submit" tone="live" size="driver" block busy={edit.isPending} busyLabel={text.saving}>
        {text.save}
      </Button>
    </form>
  );
}

function draftOf(own: OwnDriver) {
  return {
    vehicle_type: own.vehicle_type,
    vehicle: own.vehicle,
    plate: own.plate,
    license_number: own.license_number,
    license_expires_on: own.license_expires_on ?? NO_DAY,
    inspection_expires_on: own.inspection_expires_on ?? NO_DAY,
    languages: DRIVER_LANGUAGES.filter((language) => own.languages.includes(language)),
  };
}

function failureText(error: unknown, text: DriverMessages["profile"]): string {
  if (!(error instanceof ApiError)) return text.saveFailed;
  if (error.code === "edit_conflict") return text.conflict;
  return error.code === "invalid_input" ? text.checkFields : text.saveFailed;
}

function expiredText(day: string, today: string, text: DriverMessages["profile"]): string | undefined {
  return day !== NO_DAY && day < today ? text.expired : undefined;
}

function soonText(day: string, today: string, text: DriverMessages["profile"]): string | undefined {
  if (day === NO_DAY || day < today || day > addDays(today, REMIND_DAYS)) return undefined;
  return text.expiresSoon(daysIn({ start: today, end: day }));
}

import { type FormEvent, useMemo } from "react";
import { addDays, curacaoDate } from "../../../contract/curacao-time.ts";
import type { DriverEdit, OwnDriver } from "../../../contract/drivers/driver.ts";
import { DRIVER_LANGUAGES } from "../../../contract/drivers/driver-languages.ts";
import { daysIn } from "../../../contract/reports/trend.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { ApiError } from "../../api/api-error.ts";
import type { DriverStrings } from "../strings/en.ts";
import { readOwnDriverAgain, useDriverEdit } from "../use-own-driver.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox, SelectField, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useToast } from "../../ui/toast.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import cardStyles from "../../ui/card.module.css";
import fieldStyles from "../../ui/field.module.css";
import styles from "./profile-form.module.css";

/** How long before a paper expires its driver is reminded. */
const REMIND_DAYS = 30;
const NO_DAY = "";
const TYPES = ["economy", "comfort", "xl", "cargo"] as const;

/** The car, the papers and the languages of a driver. What they typed stays until it is saved, also over a reload. */
export function ProfileForm({ own }: { readonly own: OwnDriver }) {
  const text = useStrings("drivers").profile;
  const languageNames = useStrings("language/spoken");
  const rides = useStrings("rides");
  const formats = useFormats();
  const toast = useToast();
  const edit = useDriverEdit();
  const saved = useMemo(() => savedOf(own), [own]);
  const [draft, keep, forget] = useDraft(`driver:${own.id}`, saved);
  // The first change fixes which version of the profile is edited.
  const change = (next: Partial<Fields>) => keep({ ...next, before: draft.before, version: draft.version });
  const isRefused = (field: keyof Fields) => edit.error instanceof ApiError && field in edit.error.fields;
  const isConflict = edit.error instanceof ApiError && edit.error.code === "edit_conflict";
  const savedNow = (field: keyof Fields, name: (value: Fields) => string) =>
    isConflict && !isSame(draft[field], saved[field]) ? text.savedNow(name(saved)) : undefined;
  const dayText = (day: string) => (day === NO_DAY ? rides.notAvailable : formats.date(`${day}T12:00:00Z`));
  const spoken = savedNow("languages", ({ languages }) =>
    languages.map((language) => languageNames[language]).join(", "),
  );
  const today = curacaoDate(useNow(HOUR_MS));

  // They see what is saved now beside their own words; saving once more means these.
  const showSaved = async () => {
    const present = await readOwnDriverAgain();
    if (present !== null) keep({ before: fieldsOf(present), version: present.version });
  };
  const save = () => {
    const onDone = () => {
      forget();
      toast({ text: text.saved });
    };
    const onError = (error: Error) => {
      if (error instanceof ApiError && error.code === "edit_conflict") void showSaved();
    };
    edit.run({ body: editOf(draft, saved) }, { onDone, onError });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <form className={`stack ${cardStyles.card}`} noValidate onSubmit={submit}>
      <h2>{text.car}</h2>
      <SelectField
        label={text.vehicleType}
        value={draft.vehicle_type}
        hint={savedNow("vehicle_type", ({ vehicle_type }) => rides.vehicleType[vehicle_type])}
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
        maxLength={80}
        error={isRefused("vehicle") ? text.lengthWrong(2, 80) : undefined}
        hint={savedNow("vehicle", ({ vehicle }) => vehicle)}
        onChange={(vehicle) => change({ vehicle })}
      />
      <TextField
        label={text.plate}
        value={draft.plate}
        autoCapitalize="characters"
        error={isRefused("plate") ? text.plateWrong : undefined}
        hint={savedNow("plate", ({ plate }) => plate)}
        onChange={(plate) => change({ plate })}
      />
      <h2>{text.papers}</h2>
      <TextField
        label={text.license}
        value={draft.license_number}
        maxLength={40}
        error={isRefused("license_number") ? text.lengthWrong(3, 40) : undefined}
        hint={savedNow("license_number", ({ license_number }) => license_number)}
        onChange={(license_number) => change({ license_number })}
      />
      <TextField
        type="date"
        label={text.licenseExpires}
        value={draft.license_expires_on}
        error={
          isRefused("license_expires_on") ? text.dayWrong : expiredText(draft.license_expires_on, today, text)
        }
        hint={
          savedNow("license_expires_on", (value) => dayText(value.license_expires_on)) ??
          soonText(draft.license_expires_on, today, text)
        }
        onChange={(license_expires_on) => change({ license_expires_on })}
      />
      <TextField
        type="date"
        label={text.inspectionExpires}
        value={draft.inspection_expires_on}
        error={
          isRefused("inspection_expires_on")
            ? text.dayWrong
            : expiredText(draft.inspection_expires_on, today, text)
        }
        hint={
          savedNow("inspection_expires_on", (value) => dayText(value.inspection_expires_on)) ??
          soonText(draft.inspection_expires_on, today, text)
        }
        onChange={(inspection_expires_on) => change({ inspection_expires_on })}
      />
      <fieldset className={styles.speaks}>
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
      {spoken !== undefined && <p className={fieldStyles.hint}>{spoken}</p>}
      <FormError>{edit.error !== null ? failureText(edit.error, text) : null}</FormError>
      <Button type="submit" tone="live" size="huge" block busy={edit.isPending} busyLabel={text.saving}>
        {text.save}
      </Button>
    </form>
  );
}

type Fields = ReturnType<typeof fieldsOf>;
/** What is typed, and the profile it began from. */
type Draft = Fields & { readonly before: Fields; readonly version: number };

function savedOf(own: OwnDriver): Draft {
  const fields = fieldsOf(own);
  return { ...fields, before: fields, version: own.version };
}

/** A shift or a consent that changed meanwhile is no conflict with what was typed. */
function editOf({ before, version, ...fields }: Draft, saved: Draft): DriverEdit {
  const { license_expires_on, inspection_expires_on, ...rest } = fields;
  return {
    ...rest,
    license_expires_on: license_expires_on === NO_DAY ? null : license_expires_on,
    inspection_expires_on: inspection_expires_on === NO_DAY ? null : inspection_expires_on,
    version: isSame(before, saved.before) ? saved.version : version,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function fieldsOf(own: OwnDriver) {
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

function failureText(error: unknown, text: DriverStrings["profile"]): string {
  if (!(error instanceof ApiError)) return text.saveFailed;
  if (error.code === "edit_conflict") return text.conflict;
  return error.code === "invalid_input" ? text.checkFields : text.saveFailed;
}

function expiredText(day: string, today: string, text: DriverStrings["profile"]): string | undefined {
  return day !== NO_DAY && day < today ? text.expired : undefined;
}

function soonText(day: string, today: string, text: DriverStrings["profile"]): string | undefined {
  if (day === NO_DAY || day < today || day > addDays(today, REMIND_DAYS)) return undefined;
  return text.expiresSoon(daysIn({ start: today, end: day }));
}

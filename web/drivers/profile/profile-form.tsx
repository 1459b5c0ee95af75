import { useMemo } from "react";
import type { OwnDriver, OwnDriverEdit } from "../../../contract/drivers/driver.ts";
import { DRIVER_LANGUAGES } from "../../../domain/drivers/driver-languages.ts";
import { PAPERS, PAPER_DAYS } from "../../../domain/papers/papers.ts";
import { ApiError } from "../../api/api-error.ts";
import type { DriverProfileStrings } from "./strings/en.ts";
import { editOwnDriver, readOwnDriverAgain } from "../use-own-driver.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import cardStyles from "../../ui/card.module.css";
import fieldStyles from "../../ui/field.module.css";
import styles from "./profile-form.module.css";

const TYPES = ["economy", "comfort", "xl", "cargo"] as const;

/**
 * The car, the licence number and the languages of a driver. Typed text stays until it is saved, also over a reload.
 */
export function ProfileForm({ own }: { readonly own: OwnDriver }) {
  const text = useStrings("drivers/profile");
  const languageNames = useStrings("language/spoken");
  const rides = useStrings("rides");
  const papers = useStrings("papers");
  const toast = useToast();
  const waits = own.changes_wait === true;
  const saved = useMemo(() => savedOf(own), [own]);
  const form = useForm({
    initial: saved,
    draft: `driver:${own.id}`,
    input: (draft) => editOf(draft, { saved, waits }),
    send: editOwnDriver,
    onDone: ({ changes = [] }) =>
      toast({ text: changes.some(({ state }) => state === "waiting") ? text.sent : text.saved }),
    onError: (error) => {
      if (isConflict(error)) void showSaved();
    },
    refusal: (error, field) => (field in error.fields ? refusalText(field, text) : undefined),
  });
  const { values: draft, field, busy, error } = form;
  // The first change fixes which version of the profile is edited.
  const change = (next: Partial<Fields>) =>
    form.change({ ...next, before: draft.before, version: draft.version });
  const line = (name: TextName) => ({
    ...field(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  const savedNow = (name: keyof Fields, say: (value: Fields) => string) =>
    isConflict(error) && !isSame(draft[name], saved[name]) ? text.savedNow(say(saved)) : undefined;
  const spoken = savedNow("languages", ({ languages }) =>
    languages.map((language) => languageNames[language]).join(", "),
  );

  // They see what is saved now beside their own words; saving once more means these.
  const showSaved = async (): Promise<void> => {
    const present = await readOwnDriverAgain();
    if (present !== null) form.change({ before: fieldsOf(present), version: present.version });
  };

  return (
    <form className={`stack ${cardStyles.card}`} noValidate onSubmit={form.onSubmit}>
      <h2>{text.car}</h2>
      <SelectField
        label={text.vehicleType}
        name="vehicle_type"
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
        maxLength={80}
        hint={savedNow("vehicle", ({ vehicle }) => vehicle)}
        {...line("vehicle")}
      />
      <TextField
        label={text.plate}
        autoCapitalize="characters"
        hint={savedNow("plate", ({ plate }) => plate)}
        {...line("plate")}
      />
      <TextField
        label={text.license}
        maxLength={40}
        hint={savedNow("license_number", ({ license_number }) => license_number)}
        {...line("license_number")}
      />
      {waits && (
        <>
          {PAPERS.map((paper) => (
            <TextField
              key={paper}
              type="date"
              label={papers.validUntil[paper]}
              hint={savedNow(PAPER_DAYS[paper], (fields) => fields[PAPER_DAYS[paper]])}
              {...line(PAPER_DAYS[paper])}
            />
          ))}
          <p className="muted small">{text.changesWait}</p>
        </>
      )}
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
      <FormError>{error !== null ? failureText(error, text) : null}</FormError>
      <Button type="submit" tone="live" size="huge" block busy={busy} busyLabel={text.saving}>
        {text.save}
      </Button>
    </form>
  );
}

type Fields = ReturnType<typeof fieldsOf>;
type TextName = Exclude<keyof Fields, "vehicle_type" | "languages">;
/** The typed values, and the profile they began from. */
type Draft = Fields & { readonly before: Fields; readonly version: number };

function savedOf(own: OwnDriver): Draft {
  const fields = fieldsOf(own);
  return { ...fields, before: fields, version: own.version };
}

/** A shift or a consent that changed meanwhile is no conflict with what was typed. */
function editOf(
  { before, version, ...fields }: Draft,
  { saved, waits }: { saved: Draft; waits: boolean },
): OwnDriverEdit {
  const days = Object.values(PAPER_DAYS);
  // A day that is empty is none to ask for.
  const left = days.filter((day) => !waits || fields[day] === "");
  return {
    ...fields,
    ...Object.fromEntries(left.map((day) => [day, undefined])),
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
    languages: DRIVER_LANGUAGES.filter((language) => own.languages.includes(language)),
    license_expires_on: own.license_expires_on ?? "",
    permit_expires_on: own.permit_expires_on ?? "",
    insurance_expires_on: own.insurance_expires_on ?? "",
    inspection_expires_on: own.inspection_expires_on ?? "",
    season_permit_ends_on: own.season_permit_ends_on ?? "",
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === "edit_conflict";
}

function failureText(error: unknown, text: DriverProfileStrings): string {
  if (isConflict(error)) return text.conflict;
  const isRefused = error instanceof ApiError && error.code === "invalid_input";
  return isRefused ? text.checkFields : text.saveFailed;
}

/** The rule of a field that the server refused; the rest say no more than that. */
function refusalText(field: string, text: DriverProfileStrings): string | undefined {
  if (field === "vehicle") return text.lengthWrong(2, 80);
  if (field === "license_number") return text.lengthWrong(3, 40);
  if (field === "plate") return text.plateWrong;
  return undefined;
}

import {
  clearShiftDayEndpoint,
  getDriverShiftsEndpoint,
  listShiftsEndpoint,
  setShiftDayEndpoint,
} from "../../../contract/shifts/shifts.endpoints.ts";
import type { ShiftDay, ShiftsRow } from "../../../contract/shifts/shifts.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import { readTypedDay, type TypedDay, writeTypedDay } from "../../../domain/shifts/typed-day.ts";
import { call } from "../../api/call.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { dayFault, OneDayFields } from "../one-day-fields.tsx";

const REFRESH = [listShiftsEndpoint, getDriverShiftsEndpoint];

type Chosen = { readonly driver: ShiftsRow; readonly day: ShiftDay };
type DayDialogProps = { readonly chosen: Chosen | null; readonly onClose: () => void };

/** The hours of one day, whatever the week says. */
export function DayDialog({ chosen, onClose }: DayDialogProps) {
  const { weekday, date } = useFormats();
  const at = chosen && noonOf(chosen.day.day);
  return (
    <Dialog
      open={chosen !== null}
      onClose={onClose}
      title={chosen?.driver.driver_name ?? ""}
      subtitle={at === null ? "" : `${weekday(at)}, ${date(at)}`}
    >
      {chosen !== null && (
        <DayForm key={`${chosen.driver.driver_id} ${chosen.day.day}`} {...chosen} onDone={onClose} />
      )}
    </Dialog>
  );
}

/** The form of one day. */
export function DayForm({ driver, day, onDone }: Chosen & { readonly onDone: () => void }) {
  const office = useStrings("shifts/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const toast = useToast();
  const params = { id: driver.driver_id, day: day.day };
  const form = useForm({
    initial: { ...writeTypedDay(day.shifts), note: day.note ?? "" },
    rules: {
      hours: (_typed: string, values: TypedDay) => dayFault("hours", values),
      pause: (_typed: string, values: TypedDay) => dayFault("pause", values),
    },
    input: ({ hours, pause, note }) => ({ shifts: [...readTypedDay({ hours, pause }).shifts], note }),
    send: (body, idempotencyKey) => call(setShiftDayEndpoint, { params, body, idempotencyKey }),
    invalidates: REFRESH,
    onDone: () => {
      toast({ text: staff.saved });
      onDone();
    },
  });
  const clear = useStaffAction(clearShiftDayEndpoint, {
    refresh: REFRESH,
    toastText: staff.saved,
    onDone,
  });
  const error = form.error ?? clear.error;
  return (
    <form className="stack" noValidate aria-label={office.day} onSubmit={form.onSubmit}>
      <OneDayFields form={form} />
      <TextField {...form.field("note")} label={office.why} maxLength={120} />
      <FormError>{error === null ? null : errorText(error)}</FormError>
      <div className="row">
        <Button type="submit" tone="action" size="compact" busy={form.busy}>
          {staff.save}
        </Button>
        {day.shifts.length > 0 && (
          <Button
            size="compact"
            onClick={() => {
              form.change({ hours: "", pause: "" });
              form.submit({ hours: "", pause: "" });
            }}
          >
            {office.dayOff}
          </Button>
        )}
        {day.by === "day" && (
          <Button size="compact" busy={clear.isPending} onClick={() => clear.run({ params })}>
            {office.asTheWeek}
          </Button>
        )}
      </div>
    </form>
  );
}

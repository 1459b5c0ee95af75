import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { addTrackedEmailEndpoint, trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "../../ui/contact-fields.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkEmail } from "../../ui/validation/field-rules.ts";
import cardStyles from "../../ui/card.module.css";

type ReachMeProps = { readonly ride: TrackedRide; readonly code: string };

/** The one field by which a guest who left nothing is reached, where they notice it. */
export default function ReachMe({ ride, code }: ReachMeProps) {
  const text = useStrings("rides/tracking").reach;
  const params = { tracking_code: code };
  const form = useForm({
    initial: { email: "" },
    rules: { email: checkEmail },
    input: ({ email }) => ({ email: email.trim() }),
    send: async (body, idempotencyKey) => ({
      email: body.email,
      ride: await call(addTrackedEmailEndpoint, { params, body, idempotencyKey }),
    }),
    onDone: ({ ride: told }) => setCached(read(trackRideEndpoint, { params }), told),
  });
  if (ride.ended_at !== null) return null;
  if (form.data !== undefined) {
    return (
      <Note tone="live" icon="check">
        {text.sent(form.data.email)}
      </Note>
    );
  }
  if (ride.told_by?.length !== 0) return null;
  if (!ride.actions.includes("add_email")) return <Note tone="warn">{text.keep}</Note>;
  const isFieldRefused = form.error instanceof ApiError && form.error.fields["email"] !== undefined;
  return (
    <section className={`no-print ${cardStyles.card}`} aria-label={text.title}>
      <form className="stack" noValidate onSubmit={form.onSubmit}>
        <h2>{text.title}</h2>
        <p className="small">{text.why}</p>
        {form.error !== null && !isFieldRefused && <FormError>{text.failed}</FormError>}
        <EmailField label={text.email} {...form.field("email")} />
        <Button type="submit" tone="ink" block busy={form.busy} busyLabel={text.sending}>
          {text.send}
        </Button>
        <p className="small muted">{text.keep}</p>
      </form>
    </section>
  );
}

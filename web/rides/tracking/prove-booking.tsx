import type { CallOf } from "../../../contract/endpoint.ts";
import { displayPhone, phoneLink } from "../../../contract/accounts/phone-number.ts";
import type { ProofWay } from "../../../contract/rides/proof-ways.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import {
  proveBookingEndpoint,
  sendBookingCodeEndpoint,
  trackRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useCompany } from "../../company/use-company.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";

type ProveBookingProps = { readonly ride: TrackedRide; readonly code: string };

/** A booking that is held: its guest shows with a code that it is theirs, or calls. */
export default function ProveBooking({ ride, code }: ProveBookingProps) {
  const text = useStrings("rides/tracking").held;
  const errorText = useErrorText();
  const { phone } = useCompany();
  const params = { tracking_code: code };
  const send = useChange(sendBookingCodeEndpoint);
  const ways: Record<ProofWay, string> = { phone: text.toPhone, email: text.toEmail };
  const form = useForm({
    initial: { code: "" },
    rules: { code: checkRequired },
    input: (values: { code: string }) => ({ params, body: { code: values.code.trim() } }),
    send: (input: CallOf<typeof proveBookingEndpoint>, idempotencyKey): Promise<TrackedRide> =>
      call(proveBookingEndpoint, { ...input, idempotencyKey }),
    onDone: (proved) => setCached(read(trackRideEndpoint, { params }), proved),
    refusal: () => text.wrong,
  });
  return (
    <section className={`stack ${cardStyles.card}`} aria-label={text.prove}>
      <p>{text.why}</p>
      {(ride.proof_ways ?? []).map((way) => (
        <Button
          key={way}
          busy={send.isPending && send.input?.body.way === way}
          busyLabel={text.sending}
          onClick={() => send.run({ params, body: { way } })}
        >
          {ways[way]}
        </Button>
      ))}
      <FormError>{send.error === null ? null : errorText(send.error)}</FormError>
      {send.data && (
        <form className="stack" noValidate onSubmit={form.onSubmit}>
          <p role="status">{text.sentTo(send.data.sent_to)}</p>
          <TextField
            label={text.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            {...form.field("code")}
          />
          <FormError>
            {form.error === null || form.problemOf("code") !== undefined ? null : errorText(form.error)}
          </FormError>
          <Button type="submit" tone="action" busy={form.busy} busyLabel={text.proving}>
            {text.prove}
          </Button>
        </form>
      )}
      <p className="muted">{text.callUs}</p>
      <a className={`${buttonStyles.button} ${buttonStyles.line}`} href={phoneLink(phone)}>
        {text.call(displayPhone(phone))}
      </a>
    </section>
  );
}

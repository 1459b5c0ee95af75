import { displayPhone, phoneLink } from "../../../domain/accounts/phone-number.ts";
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
import { useCompany } from "../../company/use-company.ts";
import { useStrings } from "../../language/language-context.ts";
import { CodeProof } from "../code-proof.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";

type ProveBookingProps = { readonly ride: TrackedRide; readonly code: string };

/** A booking that is held: its guest shows with a code that it is theirs, or calls. */
export default function ProveBooking({ ride, code: trackingCode }: ProveBookingProps) {
  const text = useStrings("rides/tracking").held;
  const { phone } = useCompany();
  const params = { tracking_code: trackingCode };
  const send = useChange(sendBookingCodeEndpoint);
  return (
    <section className={`stack ${cardStyles.card}`} aria-label={text.prove}>
      <p>{text.why}</p>
      <CodeProof
        ways={ride.proof_ways ?? []}
        words={{ ...text, byWay: { phone: text.toPhone, email: text.toEmail } }}
        sending={{
          by: send.isPending ? (send.input?.body.way ?? null) : null,
          error: send.error,
          sentTo: send.data?.sent_to ?? null,
          send: (way) => send.run({ params, body: { way } }),
        }}
        prove={(code, idempotencyKey) =>
          call(proveBookingEndpoint, { params, body: { code }, idempotencyKey })
        }
        refusal={() => text.wrong}
        onProved={(proved) => setCached(read(trackRideEndpoint, { params }), proved)}
      />
      <p className="muted">{text.callUs}</p>
      <a className={`${buttonStyles.button} ${buttonStyles.line}`} href={phoneLink(phone)}>
        {text.call(displayPhone(phone))}
      </a>
    </section>
  );
}

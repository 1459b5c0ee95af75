import { displayPhone, phoneLink } from "../../../contract/accounts/phone-number.ts";
import type { ProofWay } from "../../../contract/rides/proof-ways.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  claimRideEndpoint,
  listRideRequestsEndpoint,
  sendClaimCodeEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { call } from "../../api/call.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useCompany } from "../../company/use-company.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import styles from "./claim-ride.module.css";

type ClaimProofProps = {
  readonly trackingCode: string;
  readonly ways: readonly ProofWay[];
  readonly onClaimed: () => void;
};

/** A rider shows with a code sent to the ride's phone or mailbox that the ride is theirs. */
export function ClaimProof({ trackingCode, ways, onClaimed }: ClaimProofProps) {
  const text = useStrings("rides/mine");
  const errorText = useErrorText();
  const { phone } = useCompany();
  const send = useChange(sendClaimCodeEndpoint);
  const labels: Record<ProofWay, string> = { phone: text.claimByPhone, email: text.claimByEmail };
  const form = useForm({
    initial: { code: "" },
    rules: { code: checkRequired },
    input: ({ code }) => ({ tracking_code: trackingCode, code: code.trim() }),
    send: (body: { tracking_code: string; code: string }, idempotencyKey): Promise<Ride> =>
      call(claimRideEndpoint, { body, idempotencyKey }),
    invalidates: [listRideRequestsEndpoint],
    onDone: onClaimed,
    refusal: (error) => (error.code === "invalid_input" ? text.claimWrong : text.claimFailed),
  });
  if (ways.length === 0) {
    return (
      <p role="status">
        {text.claimByCall} <a href={phoneLink(phone)}>{displayPhone(phone)}</a>
      </p>
    );
  }
  return (
    <div className="stack">
      <p role="status">{text.claimWhy}</p>
      <div className={styles.ways}>
        {ways.map((way) => (
          <Button
            key={way}
            busy={send.isPending && send.input?.body.way === way}
            busyLabel={text.claimSending}
            onClick={() => send.run({ body: { tracking_code: trackingCode, way } })}
          >
            {labels[way]}
          </Button>
        ))}
      </div>
      <FormError>{send.error === null ? null : errorText(send.error)}</FormError>
      {send.data && (
        <form className="stack" noValidate onSubmit={form.onSubmit}>
          <p role="status">{text.claimSentTo(send.data.sent_to)}</p>
          <TextField
            label={text.claimProofCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            {...form.field("code")}
          />
          <div>
            <Button type="submit" tone="action" busy={form.busy} busyLabel={text.claiming}>
              {text.claim}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

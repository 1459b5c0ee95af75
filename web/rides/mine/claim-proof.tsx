import { displayPhone, phoneLink } from "../../../domain/accounts/phone-number.ts";
import type { ProofWay } from "../../../domain/rides/proof-ways.ts";
import {
  claimRideEndpoint,
  listRideRequestsEndpoint,
  sendClaimCodeEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { call } from "../../api/call.ts";
import { useChange } from "../../api/use-change.ts";
import { useCompany } from "../../company/use-company.ts";
import { useStrings } from "../../language/language-context.ts";
import { CodeProof } from "../code-proof.tsx";
import styles from "./claim-ride.module.css";

type ClaimProofProps = {
  readonly trackingCode: string;
  readonly ways: readonly ProofWay[];
  readonly onClaimed: () => void;
};

/** A rider shows with a code sent to the ride's phone or mailbox that the ride is theirs. */
export function ClaimProof({ trackingCode, ways, onClaimed }: ClaimProofProps) {
  const text = useStrings("rides/mine");
  const { phone } = useCompany();
  const send = useChange(sendClaimCodeEndpoint);
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
      <CodeProof
        ways={ways}
        words={{
          byWay: { phone: text.claimByPhone, email: text.claimByEmail },
          sending: text.claimSending,
          sentTo: text.claimSentTo,
          code: text.claimProofCode,
          prove: text.claim,
          proving: text.claiming,
        }}
        sending={{
          by: send.isPending ? (send.input?.body.way ?? null) : null,
          error: send.error,
          sentTo: send.data?.sent_to ?? null,
          send: (way) => send.run({ body: { tracking_code: trackingCode, way } }),
        }}
        prove={(code, idempotencyKey) =>
          call(claimRideEndpoint, { body: { tracking_code: trackingCode, code }, idempotencyKey })
        }
        refusal={(error) => (error.code === "invalid_input" ? text.claimWrong : text.claimFailed)}
        invalidates={[listRideRequestsEndpoint]}
        onProved={onClaimed}
        row={styles.ways}
      />
    </div>
  );
}

import { PROOF_WAYS, type ProofWay } from "../../../domain/rides/proof-ways.ts";
import { claimRideEndpoint, listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { type ApiError, factsOf } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { ClaimProof } from "./claim-proof.tsx";
import type { MyRidesStrings } from "./strings/en.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./claim-ride.module.css";

const EMPTY = { tracking_code: "" };

/**
 * Adds a ride that was booked without an account to this one, by the code of its link. Others have the link too, so a code that is
 * sent to the ride's phone or mailbox is asked for where the account doesn't show by itself whose it is.
 */
export function ClaimRide() {
  const text = useStrings("rides/mine");
  const toast = useToast();
  const form = useForm({
    initial: EMPTY,
    mayBegin: ({ tracking_code }) => tracking_code.trim() !== "",
    input: ({ tracking_code }) => ({ tracking_code: codeOf(tracking_code) }),
    send: (body, idempotencyKey) => call(claimRideEndpoint, { body, idempotencyKey }),
    invalidates: [listRideRequestsEndpoint],
    onDone: () => toast({ text: text.claimed }),
    refusal: (error) => sentenceOf(error, text),
  });
  const ways = waysIn(form.error);
  return (
    <section className={`stack ${cardStyles.card}`}>
      <form className={styles.claim} noValidate onSubmit={form.onSubmit}>
        <div>
          <h2>{text.claimTitle}</h2>
          <p className="muted">{text.claimText}</p>
        </div>
        <TextField
          label={text.claimCode}
          autoComplete="off"
          {...form.field("tracking_code")}
          onChange={(tracking_code) => {
            form.reset();
            form.change({ tracking_code });
          }}
        />
        <Button type="submit" busy={form.busy} busyLabel={text.claiming}>
          {text.claim}
        </Button>
      </form>
      {ways !== null && (
        <ClaimProof
          key={form.values.tracking_code}
          trackingCode={codeOf(form.values.tracking_code)}
          ways={ways}
          onClaimed={() => {
            form.clear();
            toast({ text: text.claimed });
          }}
        />
      )}
    </section>
  );
}

/** The code alone, also when the whole link was pasted. */
function codeOf(typed: string): string {
  const path = typed.trim().split(/[?#]/)[0] ?? "";
  return path.split("/").findLast((part) => part !== "") ?? "";
}

/** Where a code can be sent that shows whose the ride is; null where none is asked for. */
function waysIn(error: Error | null): readonly ProofWay[] | null {
  const facts = factsOf(error, "proof_needed");
  return facts && PROOF_WAYS.filter((way) => facts.ways?.includes(way));
}

function sentenceOf({ code }: ApiError, text: MyRidesStrings): string | null {
  if (code === "proof_needed") return null;
  if (code === "not_found" || code === "invalid_input") return text.claimUnknown;
  return code === "ride_conflict" ? text.claimTaken : text.claimFailed;
}

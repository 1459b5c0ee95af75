import { useState } from "react";
import { typedBookingNumber } from "../../../domain/rides/booking-number.ts";
import { PROOF_WAYS, type ProofWay } from "../../../domain/rides/proof-ways.ts";
import { claimRideEndpoint, listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { findBookingEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { type ApiError, factsOf } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkPhoneEnd } from "../../ui/validation/field-rules.ts";
import { ClaimProof } from "./claim-proof.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./claim-ride.module.css";

const EMPTY = { reference: "", phone_end: "" };

/**
 * Adds a ride that was booked without an account to this one: by its number and the end of its phone, as it is found without an
 * account, or by its link. Others have those too, so a code that is sent to the ride's phone or mailbox is asked for where the account
 * doesn't show by itself whose it is.
 */
export function ClaimRide() {
  const text = useStrings("rides/mine");
  const errorText = useErrorText();
  const toast = useToast();
  const [found, setFound] = useState("");
  const form = useForm({
    initial: EMPTY,
    rules: { phone_end: (end, { reference }) => (isNumber(reference) ? checkPhoneEnd(end) : undefined) },
    mayBegin: ({ reference }) => reference.trim() !== "",
    input: ({ reference, phone_end }) => ({ reference: reference.trim(), phone_end: phone_end.trim() }),
    send: async (typed, idempotencyKey) => {
      const tracking_code = isNumber(typed.reference)
        ? (await call(findBookingEndpoint, { body: typed })).tracking_code
        : codeOf(typed.reference);
      setFound(tracking_code);
      return call(claimRideEndpoint, { body: { tracking_code }, idempotencyKey });
    },
    invalidates: [listRideRequestsEndpoint],
    onDone: () => toast({ text: text.claimed }),
    refusal: (error, field) => (field === "reference" ? sentenceOf(error) : null),
  });
  const change = (typed: Partial<typeof EMPTY>) => {
    form.reset();
    form.change(typed);
  };
  const sentenceOf = (error: ApiError): string | null => {
    const { code } = error;
    if (code === "proof_needed") return null;
    if (code === "not_found" || code === "invalid_input") {
      return isNumber(form.values.reference) ? text.claimUnknown : text.claimUnknownLink;
    }
    if (code === "rate_limited") return errorText(error);
    return code === "ride_conflict" ? text.claimTaken : text.claimFailed;
  };
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
          {...form.field("reference")}
          onChange={(reference) => change({ reference })}
        />
        <TextField
          label={text.claimPhoneEnd}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...form.field("phone_end")}
          onChange={(phone_end) => change({ phone_end })}
        />
        <Button type="submit" busy={form.busy} busyLabel={text.claiming}>
          {text.claim}
        </Button>
      </form>
      {ways !== null && (
        <ClaimProof
          key={found}
          trackingCode={found}
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

/** Whether what was typed is the number of a booking, and not the code of its link. */
function isNumber(typed: string): boolean {
  return typedBookingNumber(typed) !== null;
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

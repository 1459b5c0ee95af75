import { claimRideEndpoint, listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import type { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import type { MyRidesStrings } from "./strings/en.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./claim-ride.module.css";

const EMPTY = { tracking_code: "" };

/** Adds a ride that was booked without an account to this one, by the code of its link. */
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
  return (
    <form className={`${cardStyles.card} ${styles.claim}`} noValidate onSubmit={form.onSubmit}>
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
  );
}

/** The code alone, also when the whole link was pasted. */
function codeOf(typed: string): string {
  const path = typed.trim().split(/[?#]/)[0] ?? "";
  return path.split("/").findLast((part) => part !== "") ?? "";
}

function sentenceOf({ code }: ApiError, text: MyRidesStrings): string {
  if (code === "not_found" || code === "invalid_input") return text.claimUnknown;
  return code === "ride_conflict" ? text.claimTaken : text.claimFailed;
}

import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import type { MyRidesStrings } from "./strings/en.ts";
import { codeOf, useClaimRide } from "./use-my-rides.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./claim-ride.module.css";

/** Adds a ride that was booked without an account to this one, by the code of its link. */
export function ClaimRide() {
  const text = useStrings("rides/mine");
  const toast = useToast();
  const claim = useClaimRide();
  const [code, setCode] = useState("");
  return (
    <form
      className={`${cardStyles.card} ${styles.claim}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() === "") return;
        const onDone = () => {
          setCode("");
          toast({ text: text.claimed });
        };
        claim.run({ body: { tracking_code: codeOf(code) } }, { onDone });
      }}
    >
      <div>
        <h2>{text.claimTitle}</h2>
        <p className="muted">{text.claimText}</p>
      </div>
      <TextField
        label={text.claimCode}
        value={code}
        autoComplete="off"
        error={claim.error !== null ? sentenceOf(claim.error, text) : undefined}
        onChange={(next) => {
          claim.reset();
          setCode(next);
        }}
      />
      <Button type="submit" busy={claim.isPending} busyLabel={text.claiming}>
        {text.claim}
      </Button>
    </form>
  );
}

function sentenceOf(error: unknown, text: MyRidesStrings): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "not_found" || code === "invalid_input") return text.claimUnknown;
  return code === "ride_conflict" ? text.claimTaken : text.claimFailed;
}

import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import type { MyRidesMessages } from "./my-rides.messages.ts";
import { useClaimRide } from "./use-my-rides.ts";

/** Brings a ride that was booked without an account into this one, by the code of its link. */
export function ClaimRide() {
  const text = useMessages("my-rides");
  const toast = useToast();
  const claim = useClaimRide();
  const [code, setCode] = useState("");
  return (
    <form
      className="card claim"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() === "") return;
        claim.mutate(code, {
          onSuccess: () => {
            setCode("");
            toast({ text: text.claimed });
          },
        });
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
        error={claim.isError ? sentenceOf(claim.error, text) : undefined}
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

function sentenceOf(error: unknown, text: MyRidesMessages): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "not_found" || code === "invalid_input") return text.claimUnknown;
  return code === "ride_conflict" ? text.claimTaken : text.claimFailed;
}

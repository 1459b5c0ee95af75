import { useState } from "react";
import type { Me } from "../../../contract/accounts/account.ts";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import {
  confirmMyPhoneEndpoint,
  sendSignInCodeEndpoint,
} from "../../../contract/accounts/sign-in-codes.endpoints.ts";
import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import { can } from "../../../domain/accounts/roles.ts";
import { call } from "../../api/call.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import { useSignInWays } from "../sign-in/use-sign-in-ways.ts";
import cardStyles from "../../ui/card.module.css";

/** Lets a rider show with a code that the phone is theirs, so that it signs them in and brings what was booked with it. */
export function ConfirmOwnPhone({ me }: { readonly me: Me }) {
  const text = useStrings("accounts/settings");
  const errorText = useErrorText();
  const { language } = useLanguage();
  const textsPhones = useSignInWays().includes("phone");
  const [ticket, setTicket] = useState<string | null>(null);
  const ask = useChange(sendSignInCodeEndpoint, { onDone: (sent) => setTicket(sent.ticket) });
  if (!textsPhones || !can(me.role, "signInByCode") || me.phone_confirmed !== false) return null;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby="own-phone">
      <h2 id="own-phone">{text.ownPhone}</h2>
      <p className="muted small">{text.ownPhoneText(displayPhone(me.phone_number))}</p>
      {ask.error !== null && <FormError>{errorText(ask.error)}</FormError>}
      {ticket !== null && <TypeOwnCode key={ticket} ticket={ticket} phone={displayPhone(me.phone_number)} />}
      <div>
        <Button
          busy={ask.isPending}
          busyLabel={text.sendingLink}
          onClick={() => ask.run({ body: { address: me.phone_number, language } })}
        >
          {ticket === null ? text.textMeCode : text.textMeAgain}
        </Button>
      </div>
    </section>
  );
}

function TypeOwnCode({ ticket, phone }: { readonly ticket: string; readonly phone: string }) {
  const text = useStrings("accounts/settings");
  const errorText = useErrorText();
  const toast = useToast();
  const form = useForm({
    initial: { code: "" },
    rules: { code: checkRequired },
    input: ({ code }) => ({ ticket, code: code.replace(/\D/g, "") }),
    send: (body, idempotencyKey) => call(confirmMyPhoneEndpoint, { body, idempotencyKey }),
    onDone: (me) => {
      setCached(read(readMeEndpoint), me);
      toast({ text: text.phoneIsOwn });
    },
    refusal: (error) => (error.code === "invalid_code" ? text.wrongCode : undefined),
  });
  return (
    <form className="stack" noValidate method="post" onSubmit={form.onSubmit}>
      <Note tone="live" icon="check">
        {text.codeSent(phone)}
      </Note>
      {form.error !== null && form.problemOf("code") === undefined && (
        <FormError>{errorText(form.error)}</FormError>
      )}
      <TextField
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        {...form.field("code")}
      />
      <div>
        <Button type="submit" tone="ink" busy={form.busy} busyLabel={text.working}>
          {text.confirm}
        </Button>
      </div>
    </form>
  );
}

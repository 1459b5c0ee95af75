import {
  confirmSignInCodeEndpoint,
  sendSignInCodeEndpoint,
} from "../../../contract/accounts/sign-in-codes.endpoints.ts";
import { useChange } from "../../api/use-change.ts";
import { call } from "../../api/call.ts";
import { TitleCard } from "../../company/title-card.tsx";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormError, Note } from "../../ui/note.tsx";
import { useForm } from "../../ui/use-form.ts";
import { checkRequired } from "../../ui/validation/field-rules.ts";
import { type SentCode, keepSentCode } from "./sent-code.ts";
import { beginSession } from "./sign-in.ts";
import { useFailure } from "./use-refusal.ts";
import gableCardStyles from "../../company/gable-card.module.css";

type TypeCodeFormProps = {
  readonly sent: SentCode;
  readonly onSent: (sent: SentCode) => void;
  readonly onBack: () => void;
};

/** Takes the code that was sent, or sends another. */
export function TypeCodeForm({ sent, onSent, onBack }: TypeCodeFormProps) {
  const text = useStrings("accounts/sign-in");
  const { language } = useLanguage();
  const failure = useFailure(({ code }) => (code === "invalid_code" ? text.codeWrong : null));
  const again = useChange(sendSignInCodeEndpoint, {
    onDone: ({ ticket, way }) => onSent({ ...sent, ticket, way }),
  });
  const form = useForm({
    initial: { code: "" },
    rules: { code: checkRequired },
    input: ({ code }) => ({ ticket: sent.ticket, code: code.replace(/\D/g, ""), remember: sent.remember }),
    send: (body, idempotencyKey) => call(confirmSignInCodeEndpoint, { body, idempotencyKey }),
    afterwards: "keeps",
    onDone: ({ signed_in }) => {
      if (signed_in === null) return onSent({ ...sent, proved: true });
      keepSentCode(null);
      beginSession(signed_in, sent.remember);
    },
    refusal: (error) => (error.code === "invalid_code" ? text.codeWrong : undefined),
  });
  const isAtField = form.problemOf("code") !== undefined;
  const failed = again.error ?? (isAtField ? null : form.error);
  return (
    <TitleCard title={text.typeCode} small busy={form.busy} onSubmit={form.onSubmit}>
      <Note tone="live" icon="check">
        {again.data === undefined ? text.codeSent(sent.address) : text.codeSentAgain(sent.address)}
      </Note>
      {failed !== null && <FormError>{failure(failed)}</FormError>}
      <TextField
        label={text.sixDigits}
        hint={sent.way === "email" ? text.lookInSpam : text.textTakes}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        {...form.field("code")}
      />
      <Button type="submit" tone="action" size="large" block busy={form.busy} busyLabel={text.oneMoment}>
        {text.goOn}
      </Button>
      <div className={`between ${gableCardStyles.row}`}>
        <Button
          size="compact"
          busy={again.isPending}
          busyLabel={text.sending}
          onClick={() => again.run({ body: { address: sent.address, language } })}
        >
          {text.anotherCode}
        </Button>
        <Button size="compact" tone="quiet" onClick={onBack}>
          {text.otherAddress}
        </Button>
      </div>
    </TitleCard>
  );
}

import type { EndpointDescription } from "../../contract/endpoint.ts";
import type { ProofWay } from "../../domain/rides/proof-ways.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FormError } from "../ui/note.tsx";
import { useForm } from "../ui/use-form.ts";
import { checkRequired } from "../ui/validation/field-rules.ts";

type CodeProofProps<O> = {
  readonly ways: readonly ProofWay[];
  readonly words: {
    readonly byWay: Readonly<Record<ProofWay, string>>;
    readonly sending: string;
    readonly sentTo: (where: string) => string;
    readonly code: string;
    readonly prove: string;
    readonly proving: string;
  };
  /** The sending of a code, with the way it is under way by and where it went. */
  readonly sending: {
    readonly by: ProofWay | null;
    readonly error: Error | null;
    readonly sentTo: string | null;
    readonly send: (way: ProofWay) => void;
  };
  /** Hands the code over that came back. */
  readonly prove: (code: string, idempotencyKey: string) => Promise<O>;
  readonly refusal: (error: Error & { readonly code: string }) => string;
  readonly onProved: (result: NoInfer<O>) => void;
  readonly invalidates?: readonly EndpointDescription[];
  /** The class of a row, where buttons aren't as wide as what they stand in. */
  readonly row?: string | undefined;
};

/** Shows that a ride is somebody's: they choose where a code is sent, and type it. */
export function CodeProof<O>(props: CodeProofProps<O>) {
  const { ways, words, sending, row } = props;
  const errorText = useErrorText();
  const form = useForm({
    initial: { code: "" },
    rules: { code: checkRequired },
    input: ({ code }) => code.trim(),
    send: props.prove,
    invalidates: props.invalidates ?? [],
    onDone: props.onProved,
    refusal: props.refusal,
  });
  const buttons = ways.map((way) => (
    <Button key={way} busy={sending.by === way} busyLabel={words.sending} onClick={() => sending.send(way)}>
      {words.byWay[way]}
    </Button>
  ));
  const prove = (
    <Button type="submit" tone="action" busy={form.busy} busyLabel={words.proving}>
      {words.prove}
    </Button>
  );
  return (
    <>
      {row === undefined ? buttons : <div className={row}>{buttons}</div>}
      <FormError>{sending.error === null ? null : errorText(sending.error)}</FormError>
      {sending.sentTo !== null && (
        <form className="stack" noValidate onSubmit={form.onSubmit}>
          <p role="status">{words.sentTo(sending.sentTo)}</p>
          <TextField
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            {...form.field("code")}
          />
          <FormError>
            {form.error === null || form.problemOf("code") !== undefined ? null : errorText(form.error)}
          </FormError>
          {row === undefined ? prove : <div className={row}>{prove}</div>}
        </form>
      )}
    </>
  );
}

import { type FormEvent, useMemo, useState } from "react";
import { changeMe, readMe } from "../../contract/accounts/accounts.endpoints.ts";
import type { Me } from "../../contract/accounts/account.ts";
import { keepAnswer } from "../api/answers.ts";
import { call } from "../api/call.ts";
import { useDeed } from "../api/use-deed.ts";
import { useMessages } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts";
import { FormError } from "../ui/note.tsx";
import { useToast } from "../ui/toast.tsx";
import { useDraft } from "../ui/use-draft.ts";
import { checkEmail, checkRequired, type Problems, problemsOf } from "../ui/validation.ts";
import { checkPhone } from "./account-rules.ts";
import { useRefusal } from "./use-refusal.ts";

type Field = "first_name" | "last_name" | "email" | "phone_number";

/** The details a person can change; half-typed changes survive an expired session. */
export function ProfileForm({ me }: { readonly me: Me }) {
  const text = useMessages("profile");
  const rules = useMessages("validation");
  const refusal = useRefusal();
  const toast = useToast();
  const kept = useMemo(
    () => ({
      first_name: me.first_name,
      last_name: me.last_name,
      email: me.email,
      phone_number: me.phone_number,
    }),
    [me],
  );
  const [draft, change, forget] = useDraft(`profile:${me.id}`, kept);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const save = useDeed(async (body: typeof draft) => {
    keepAnswer(readMe, await call(changeMe, { body }));
    forget();
    toast({ text: text.saved });
  });
  const field = (name: Field) => ({
    name,
    required: true,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    error: problems[name] ? rules[problems[name]] : refusal.note(save.error, name),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf<Field>({
      first_name: checkRequired(draft.first_name),
      last_name: checkRequired(draft.last_name),
      email: checkEmail(draft.email),
      phone_number: checkPhone(draft.phone_number),
    });
    setProblems(found ?? {});
    if (found !== null) focusFirstInvalid(form);
    else if (!save.isPending) save.run(draft, { onFault: () => focusFirstInvalid(form) });
  };

  return (
    <form className="card stack" noValidate method="post" aria-label={text.editProfile} onSubmit={submit}>
      {save.error !== null && <FormError>{refusal.sentence(save.error)}</FormError>}
      <div className="two">
        <TextField label={text.firstName} autoComplete="given-name" maxLength={80} {...field("first_name")} />
        <TextField label={text.lastName} autoComplete="family-name" maxLength={80} {...field("last_name")} />
      </div>
      <TextField label={text.email} type="email" inputMode="email" autoComplete="email" {...field("email")} />
      <TextField
        label={text.phone}
        hint={text.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field("phone_number")}
      />
      <div>
        <Button type="submit" tone="action" busy={save.isPending} busyLabel={text.saving}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

import { LANGUAGES } from "../../../domain/languages.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { useStrings } from "../../language/language-context.ts";
import type { RecordField } from "../../office/record-form.tsx";

type AccountFields = { readonly account: readonly RecordField[]; readonly language: RecordField };

/** Whose a new account is, and the language it is written to in. */
export function useAccountFields(): AccountFields {
  const text = useStrings("office");
  return {
    account: [
      { name: "first_name", label: text.firstName },
      { name: "last_name", label: text.lastName },
      { name: "username", label: text.username },
      { name: "email", label: text.email, type: "email" },
      { name: "phone_number", label: text.phone, type: "tel" },
    ],
    language: {
      name: "language",
      label: text.language,
      options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    },
  };
}

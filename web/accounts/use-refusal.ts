import { ApiError, serverText } from "../api/api-error.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useLanguage, useMessages } from "../language/language-context.ts";

/** Why the server did not take a form: its own words in English, ours for its code in every other language. */
export function useRefusal() {
  const text = useMessages("sign-in");
  const rules = useMessages("validation");
  const errorText = useErrorText();
  const english = useLanguage().language === "en";
  const taken: FieldNotes = { username: text.usernameTaken, email: text.emailTaken };
  const refused: FieldNotes = {
    username: rules.username,
    email: rules.email,
    phone_number: rules.phone,
    password: text.passwordRefused,
    new_password: text.passwordRefused,
  };

  return {
    sentence: (error: unknown): string => (english ? serverText(error) : undefined) ?? errorText(error),
    /** What stands below a field, by its name on the wire, where the server named it. */
    note: (error: unknown, field: string): string | undefined => {
      if (!(error instanceof ApiError)) return undefined;
      const said = error.fields[field];
      if (english || said === undefined) return said;
      const notes = error.code === "account_taken" ? taken : refused;
      return notes[field] ?? text.checkField;
    },
  };
}

type FieldNotes = Readonly<Record<string, string | undefined>>;

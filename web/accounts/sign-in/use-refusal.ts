import { ApiError, serverText } from "../../api/api-error.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";

/** Why the server refused a form: its own words in English, ours for its code or field in every other language. */
export function useRefusal() {
  const text = useStrings("accounts/sign-in");
  const rules = useStrings("ui/validation");
  const errorText = useErrorText();
  const english = useLanguage().language === "en";
  const taken: FieldNotes = { username: text.usernameTaken, email: text.emailTaken };
  const refused: FieldNotes = {
    username: rules.username,
    first_name: rules.name,
    last_name: rules.name,
    email: rules.email,
    phone_number: rules.phone,
    password: text.passwordRefused,
    new_password: text.passwordRefused,
  };

  return {
    sentence: (error: unknown): string => (english ? serverText(error) : undefined) ?? errorText(error),
    /** The sentence of a form at a field that the server named. */
    atField: (error: ApiError, field: string): string | undefined => {
      if (english || !(field in error.fields)) return undefined;
      return (error.code === "account_taken" ? taken : refused)[field];
    },
  };
}

type FieldNotes = Readonly<Record<string, string | undefined>>;

/** The words of the specification for a form that failed: that no answer came, else what the form says of a refusal. */
export function useFailure(ofRefusal: (error: ApiError) => string | null): (error: unknown) => string {
  const text = useStrings("accounts/sign-in");
  const { sentence } = useRefusal();
  return (error) => {
    if (!(error instanceof ApiError)) return text.unexpected;
    if (error.code === "offline") return text.offline;
    if (!error.answered) return text.unexpected;
    return ofRefusal(error) ?? sentence(error);
  };
}

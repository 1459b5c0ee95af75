import { useLanguage, useStrings } from "../language/language-context.ts";
import { knownStrings } from "../language/strings.ts";
import { ApiError } from "./api-error.ts";

/** Gives the sentence for a failed call in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const text = useStrings("api");
  const { language } = useLanguage();
  // A server newer than this page may send a code that has no sentence here.
  const known: Readonly<Record<string, string | undefined>> = {
    ...text,
    ...knownStrings(language, "api/signed-in"),
  };
  return (error) => (error instanceof ApiError && known[error.code]) || text.internal;
}

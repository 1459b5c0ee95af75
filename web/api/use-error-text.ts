import { useMessages } from "../language/language-context.ts";
import { ApiError } from "./api-error.ts";

/** Gives the sentence for a failed call in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const text = useMessages("errors");
  return (error) => (error instanceof ApiError ? text[error.code] : text.internal);
}

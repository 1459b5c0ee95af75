import { useStrings } from "../language/language-context.ts";

/** Where a driver is, as the wire says it in English, in the reader's language: "near Punda". */
export function useWhereabouts(): (location: string) => string {
  const { near } = useStrings("places");
  return (location) => location.replace(/^near (.+)$/, (_, place: string) => near(place));
}

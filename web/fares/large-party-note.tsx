import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Note } from "../ui/note.tsx";
import type { FareAnswer } from "./fare-answer.ts";

type LargeParty = NonNullable<FareAnswer["large_party"]>;

/** Says that no single car takes the party, and whether two do. */
export function LargePartyNote({ party: { sentence, offer } }: { readonly party: LargeParty }) {
  const { tooLarge } = useStrings("booking");
  const { twoCars } = useStrings("fares/calculator");
  const formats = useFormats();
  const { language } = useLanguage();
  const translated = offer === null ? tooLarge : twoCars(formats.usd(offer.fare));
  return <Note tone="warn">{language === "en" ? sentence : translated}</Note>;
}

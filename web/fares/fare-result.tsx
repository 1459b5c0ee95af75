import { useFormats } from "../language/formats.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Note } from "../ui/note.tsx";
import type { FareAnswer } from "./fare-answer.ts";
import { FareLines } from "./fare-lines.tsx";
import styles from "./fare-result.module.css";

type FareResultProps = {
  readonly label: string;
  readonly fare: Pick<FareAnswer, "fare" | "breakdown" | "large_party">;
};

/** A fare that was worked out: in dollars and guilders, how it is made up, and what a large party should know. */
export function FareResult({ label, fare: { fare, breakdown, large_party } }: FareResultProps) {
  const formats = useFormats();
  return (
    <>
      <p className={styles.result}>
        {label} <b>{formats.usd(fare)}</b> <span className="muted nowrap">{formats.xcg(fare)}</span>
      </p>
      {breakdown.length > 0 && <FareLines lines={breakdown} total={fare} />}
      {large_party && <LargePartyNote party={large_party} />}
    </>
  );
}

type LargeParty = NonNullable<FareAnswer["large_party"]>;

/** Says that no single car takes the party, and whether two do. */
function LargePartyNote({ party: { sentence, offer } }: { readonly party: LargeParty }) {
  const { tooLarge } = useStrings("booking");
  const { twoCars } = useStrings("fares/calculator");
  const formats = useFormats();
  const { language } = useLanguage();
  const translated = offer === null ? tooLarge : twoCars(formats.usd(offer.fare));
  return <Note tone="warn">{language === "en" ? sentence : translated}</Note>;
}

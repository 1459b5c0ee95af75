import { useStrings } from "../../language/language-context.ts";
import { type Here, linkFrom } from "../ride-from-here.ts";
import { PrintCode } from "./print-code.tsx";

/** Prints the paper for a taxi rank: whoever scans it has a ride from there now, and pays in the car. */
export function PrintRank({ place }: { readonly place: Here }) {
  const text = useStrings("booking/code-paper");
  const link = new URL(linkFrom(place), location.origin).href;
  return (
    <PrintCode
      kind="rank"
      name={place.name}
      link={link}
      label={text.rankPictureOf(place.name)}
      text={text.printRank}
    />
  );
}

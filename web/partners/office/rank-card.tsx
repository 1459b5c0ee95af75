import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { getPartnerFormEndpoint } from "../../../contract/partners/partners.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { linkFrom } from "../../booking/ride-from-here.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import paperStyles from "../../fares/paper.module.css";
import styles from "./booking-link.module.css";

type RankCardProps = {
  /** The end of the hotel's link for guests. */
  readonly code: string;
  /** Draws a code that is there at once: a paper is printed as soon as it is in the page. */
  readonly draw: (link: string, label: string) => ReactNode;
};

/** A paper for the taxi rank at a hotel: who scans it has a ride from there now, and pays in the car. It needs the hotel on our map. */
export function RankCard({ code, draw }: RankCardProps) {
  const text = useStrings("partners/office");
  const [printing, print] = usePrinting();
  const place = useRead(read(getPartnerFormEndpoint, { params: { code } })).data?.place ?? null;
  if (place === null) return null;
  const link = new URL(linkFrom(place), location.origin).href;
  return (
    <>
      <Button size="compact" icon="print" onClick={print}>
        {text.printRank}
      </Button>
      {printing &&
        createPortal(
          <article className={`${paperStyles.paper} ${styles.card}`}>
            <h1>{text.rankTitle}</h1>
            {draw(link, text.rankPictureOf(place.name))}
            <p>{text.rankText}</p>
            <p>{place.name}</p>
          </article>,
          document.body,
        )}
    </>
  );
}

import { useState } from "react";
import { CarPicture } from "../../company/car-picture.tsx";
import { SitePage } from "../../company/site-page.tsx";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { CheatSheet } from "../cheat-sheet/cheat-sheet.tsx";
import { FareCalculator } from "./fare-calculator.tsx";
import { FormulaPicture } from "./formula-picture.tsx";
import { TariffNote } from "./tariff-note.tsx";
import mapFrameStyles from "../../map/map-frame.module.css";
import styles from "./fare-page.module.css";

/** The price of any trip, how it is made, and a price list to print. */
export default function FarePage() {
  const text = useStrings("fares/calculator");
  const [formula, setFormula] = useState(false);
  const [sheet, setSheet] = useState(false);
  return (
    <SitePage from={280}>
      <PageHead title={text.headTitle} description={text.headDescription} />
      <div className="no-print">
        <PageTitle title={text.title} intro={text.headDescription} />
      </div>
      <div className={`no-print ${styles.fareTools}`}>
        <FareCalculator />
        <div className="stack">
          {formula ? (
            <FormulaPicture />
          ) : (
            <div className={mapFrameStyles.frame}>
              <CarPicture type="comfort" className={styles.picture} />
            </div>
          )}
          <div className={styles.fareButtons}>
            <Button aria-expanded={formula} onClick={() => setFormula(!formula)}>
              {formula ? text.hideFormula : text.previewFormula}
            </Button>
            <Button tone="ink" onClick={() => setSheet(true)}>
              {text.generate}
            </Button>
          </div>
          <TariffNote />
        </div>
      </div>
      {sheet && <CheatSheet />}
    </SitePage>
  );
}

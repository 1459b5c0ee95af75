import "../receipt/receipt.css";
import "./fare-page.css";
import { useState } from "react";
import { withQueries } from "../../api/queries.tsx";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { CheatSheet } from "./cheat-sheet.tsx";
import { FareCalculator } from "./fare-calculator.tsx";
import { FormulaPicture } from "./formula-picture.tsx";

export default withQueries(FarePage);

/** What any trip costs, how the price is made, and a price list for the glove box. */
function FarePage() {
  const text = useMessages("fare-page");
  const [formula, setFormula] = useState(false);
  const [sheet, setSheet] = useState(false);
  return (
    <div className="wrap section fare-page">
      <PageHead title={text.headTitle} description={text.headDescription} />
      <h1 className="page-title no-print">{text.title}</h1>
      <p className="lead no-print">{text.headDescription}</p>
      <div className="fare-tools no-print">
        <FareCalculator />
        <div className="stack">
          <div className="row fare-buttons">
            <Button aria-expanded={formula} onClick={() => setFormula(!formula)}>
              {formula ? text.hideFormula : text.previewFormula}
            </Button>
            <Button tone="ink" onClick={() => setSheet(true)}>
              {text.generate}
            </Button>
          </div>
          {formula && <FormulaPicture />}
        </div>
      </div>
      {sheet && <CheatSheet />}
    </div>
  );
}

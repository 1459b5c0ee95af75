import { createPortal } from "react-dom";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import { Receipt } from "./receipt.tsx";

/** Prints the receipt of a ride, on paper or as a file, as the browser offers. */
export function ReceiptButton({ ride }: { readonly ride: Ride }) {
  const text = useStrings("rides/receipt");
  const [printing, print] = usePrinting();
  return (
    <>
      <Button icon="print" onClick={print}>
        {text.receipt}
      </Button>
      {printing && createPortal(<Receipt ride={ride} />, document.body)}
    </>
  );
}

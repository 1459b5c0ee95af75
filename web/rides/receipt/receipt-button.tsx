import { useState } from "react";
import { createPortal } from "react-dom";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useAction } from "../../api/use-action.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import { Receipt } from "./receipt.tsx";
import { havePicture, tripPictureOf } from "./trip-picture.ts";

/** Prints the receipt of a ride, on paper or as a file, as the browser offers. */
export function ReceiptButton({ ride }: { readonly ride: Ride }) {
  const text = useStrings("rides/receipt");
  const [printing, print] = usePrinting();
  const [picture, setPicture] = useState<string | null>(null);
  const prepare = useAction(async () => {
    const address = tripPictureOf(ride);
    setPicture(address !== null && (await havePicture(address)) ? address : null);
    print();
  });
  return (
    <>
      <Button icon="print" busy={prepare.isPending} onClick={() => prepare.run()}>
        {text.receipt}
      </Button>
      {printing && createPortal(<Receipt ride={ride} picture={picture} />, document.body)}
    </>
  );
}

import { useState } from "react";
import { createPortal } from "react-dom";
import { useAction } from "../../api/use-action.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { usePrinting } from "../../ui/use-printing.ts";
import { PrintedReceipt, type ReceiptRide } from "./receipt.tsx";
import { havePicture, tripPictureOf } from "./trip-picture.ts";

type ReceiptButtonProps = {
  readonly ride: ReceiptRide;
  /** The text on it, where it is not "Receipt". */
  readonly children?: string;
};

/** Prints the receipt of a ride, on paper or as a file, as the browser offers. */
export function ReceiptButton({ ride, children }: ReceiptButtonProps) {
  const text = useStrings("rides/receipt");
  const [printing, print] = usePrinting();
  const [picture, setPicture] = useState<string | null>(null);
  const prepare = useAction(async () => {
    const address = tripPictureOf(ride.trackingCode);
    setPicture(address !== null && (await havePicture(address)) ? address : null);
    print();
  });
  return (
    <>
      <Button icon="print" busy={prepare.isPending} onClick={() => prepare.run()}>
        {children ?? text.receipt}
      </Button>
      {printing && createPortal(<PrintedReceipt ride={ride} picture={picture} />, document.body)}
    </>
  );
}

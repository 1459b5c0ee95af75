import "./receipt.css";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useMessages } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Receipt } from "./receipt.tsx";

/** Prints the receipt of a ride, on paper or as a file, as the browser offers. */
export function ReceiptButton({ ride }: { readonly ride: Ride }) {
  const text = useMessages("receipt");
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    window.addEventListener("afterprint", done);
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, [printing]);

  return (
    <>
      <Button icon="print" onClick={() => setPrinting(true)}>
        {text.receipt}
      </Button>
      {printing && createPortal(<Receipt ride={ride} />, document.body)}
    </>
  );
}

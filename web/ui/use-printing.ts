import { useEffect, useState } from "react";

/** Whether a paper is to be in the page, and a way to have it printed; it goes again where the browser says it is done. */
export function usePrinting(): readonly [printing: boolean, print: () => void] {
  const [run, setRun] = useState(0);
  useEffect(() => {
    if (run === 0) return;
    const done = () => setRun(0);
    window.addEventListener("afterprint", done);
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, [run]);
  return [run > 0, () => setRun(run + 1)];
}

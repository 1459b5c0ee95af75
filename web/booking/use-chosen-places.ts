import { useEffect, useRef, useState } from "react";
import type { ChosenPlace } from "../places/chosen-place.ts";

/** Whether a line was typed and not picked from the list. */
export function isUnchosen({ text, lat }: ChosenPlace): boolean {
  return lat === null && text.trim() !== "";
}

/**
 * Chooses the lines that were typed and not picked, once their field was left: the place whose name was typed in full takes the
 * place of the line, and any other is `unchosen` until it is typed anew.
 */
export function useChosenPlaces(
  typed: readonly ChosenPlace[],
  put: (line: ChosenPlace, place: ChosenPlace) => void,
) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef({ typed, put });
  useEffect(() => {
    latest.current = { typed, put };
  });
  const settle = (line: ChosenPlace, place: ChosenPlace | null) => {
    const stands = latest.current.typed.some((one) => isUnchosen(one) && one.text === line.text);
    if (!stands) return;
    if (place === null || place.lat === null) setRefused((others) => new Set([...others, line.text]));
    else latest.current.put(line, place);
  };
  return {
    /** The lines that are no place of the list, as they stand in their fields. */
    unchosen: typed.filter((line) => isUnchosen(line) && refused.has(line.text)),
    leave: () => {
      for (const line of typed.filter(isUnchosen)) {
        import("./price/choose-places.ts")
          .then(({ choosePlace }) => choosePlace(line))
          .then(
            (place) => settle(line, place),
            // Its code can't be had: the line stays what it is, and is chosen from the list.
            () => settle(line, null),
          );
      }
    },
  };
}

import { findNearestPlace } from "../../contract/places/places.endpoints.ts";
import { call } from "../api/call.ts";
import { useDeed } from "../api/use-deed.ts";
import { useMessages } from "../language/language-context.ts";
import { IconButton } from "../ui/button.tsx";
import { useLocatedName, useLocationSentence } from "./located-place.ts";
import { locate } from "./locate.ts";
import type { ChosenPlace } from "./place-field.tsx";

type LocateButtonProps = {
  readonly onFound: (place: ChosenPlace) => void;
  /** The sentence that says why there is no place. */
  readonly onFault: (sentence: string | null) => void;
};

/** Turns where the device is into a place a driver finds. */
export function LocateButton({ onFound, onFault }: LocateButtonProps) {
  const text = useMessages("places");
  const nameOf = useLocatedName();
  const sentenceOf = useLocationSentence();
  const search = useDeed(async (): Promise<ChosenPlace> => {
    const point = await locate();
    const place = await call(findNearestPlace, { query: point });
    return { text: nameOf(place), ...point };
  });
  const start = () => {
    onFault(null);
    search.run(undefined, { onDone: onFound, onFault: (error) => onFault(sentenceOf(error)) });
  };
  return (
    <IconButton
      icon={search.isPending ? "refresh" : "locate"}
      label={search.isPending ? text.finding : text.useMyLocation}
      aria-busy={search.isPending}
      disabled={search.isPending}
      onClick={start}
    />
  );
}

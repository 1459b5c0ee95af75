import { findNearestPlaceEndpoint } from "../../contract/places/places.endpoints.ts";
import { useAction } from "../api/use-action.ts";
import { call } from "../api/call.ts";
import { useStrings } from "../language/language-context.ts";
import { IconButton } from "../ui/button.tsx";
import { useLocatedName, useLocationSentence } from "./located-place.ts";
import { locate } from "./locate.ts";
import type { ChosenPlace } from "./place-field.tsx";

type LocateButtonProps = {
  readonly onFound: (place: ChosenPlace) => void;
  /** The sentence that says why there is no place. */
  readonly onRefused: (sentence: string | null) => void;
};

/** Turns where the device is into a place a driver finds. */
export function LocateButton({ onFound, onRefused }: LocateButtonProps) {
  const text = useStrings("places");
  const nameOf = useLocatedName();
  const sentenceOf = useLocationSentence();
  const search = useAction(async (): Promise<ChosenPlace> => {
    const point = await locate();
    const place = await call(findNearestPlaceEndpoint, { query: point });
    return { text: nameOf(place), ...point };
  });
  const start = () => {
    onRefused(null);
    search.run(undefined, { onDone: onFound, onError: (error) => onRefused(sentenceOf(error)) });
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

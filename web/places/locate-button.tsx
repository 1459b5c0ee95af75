import { useAction } from "../api/use-action.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { IconButton } from "../ui/button.tsx";
import { useLocatedName, useLocationSentence } from "./located-place.ts";
import { locate } from "./locate.ts";
import type { ChosenPlace } from "./place-field.tsx";

type LocateButtonProps = {
  readonly onFound: (place: ChosenPlace) => void;
  /** The sentence that says why there is no place, or why it is another one than where the device is. */
  readonly onRefused: (sentence: string | null) => void;
};

/** Turns where the device is into a place a driver finds. */
export function LocateButton({ onFound, onRefused }: LocateButtonProps) {
  const text = useStrings("places");
  const nameOf = useLocatedName();
  const sentenceOf = useLocationSentence();
  const { language } = useLanguage();
  const search = useAction(async () => {
    const at = await locate();
    const { findReachablePlace } = await import("./reachable-place.ts");
    return findReachablePlace(at, language);
  });
  const start = () => {
    onRefused(null);
    search.run(undefined, {
      onDone: ({ place, point, sentence }) => {
        onFound({ text: nameOf(place), ...point });
        onRefused(sentence);
      },
      onError: (error) => onRefused(sentenceOf(error)),
    });
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

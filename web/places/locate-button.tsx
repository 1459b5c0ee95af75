import { useAction } from "../api/use-action.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { stringsOf } from "../language/strings.ts";
import { IconButton } from "../ui/button.tsx";
import { useLocatedName } from "./located-place.ts";
import type { ChosenPlace } from "./chosen-place.ts";
import journeyStyles from "./journey.module.css";

type LocateButtonProps = {
  readonly onFound: (place: ChosenPlace) => void;
  /** The sentence that says why there is no place, or why it is another one than where the device is. */
  readonly onRefused: (sentence: string | null) => void;
};

/** Turns where the device is into a place a driver finds. */
export function LocateButton({ onFound, onRefused }: LocateButtonProps) {
  const text = useStrings("places");
  const nameOf = useLocatedName();
  const { language, openArea } = useLanguage();
  const search = useAction(async () => {
    const [{ findOwnPlace }] = await Promise.all([import("./find-own-place.ts"), openArea("places")]);
    return findOwnPlace(language);
  });
  const start = () => {
    onRefused(null);
    search.run(undefined, {
      onDone: (found) => {
        if (found === "failed") return onRefused(text.failed);
        if (typeof found === "string") return onRefused(stringsOf(language, "places/finding").lost[found]);
        onFound({ text: nameOf(found.place), ...found.point });
        onRefused(found.sentence);
      },
      onError: () => onRefused(text.failed),
    });
  };
  return (
    <IconButton
      tone="live"
      className={journeyStyles.deed}
      icon={search.isPending ? "refresh" : "locate"}
      label={search.isPending ? text.finding : text.useMyLocation}
      aria-busy={search.isPending}
      disabled={search.isPending}
      onClick={start}
    />
  );
}

import type { DriverShifts } from "../../contract/shifts/shifts.ts";
import { useStrings } from "../language/language-context.ts";
import { FramedPlace } from "../places/framed-place.tsx";
import { type ChosenPlace, NO_PLACE } from "../places/chosen-place.ts";

type Home = DriverShifts["home"];

export function homeValue(home: Home): ChosenPlace {
  return home === null ? NO_PLACE : { text: home.name, lat: home.lat, lng: home.lng };
}

/** The home that was chosen; none where the field is empty. */
export function typedHome({ text, lat, lng }: ChosenPlace): Home {
  return lat === null || lng === null ? null : { name: text, lat, lng };
}

/** The rule of the field: empty, or a place with a point. */
export function isHome({ text, lat }: ChosenPlace): "check" | undefined {
  return text.trim() !== "" && lat === null ? "check" : undefined;
}

type HomeFieldProps = {
  readonly value: ChosenPlace;
  readonly onChange: (place: ChosenPlace) => void;
  readonly isWrong: boolean;
};

/** Where a driver wants to be at the end of a day. */
export function HomeField({ value, onChange, isWrong }: HomeFieldProps) {
  const text = useStrings("shifts");
  return (
    <FramedPlace
      label={text.home}
      name="home"
      value={value}
      onChange={onChange}
      hint={text.homeHint}
      error={isWrong ? text.homePick : undefined}
    />
  );
}

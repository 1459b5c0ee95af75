import { useKeys } from "../../ui/use-keys.ts";
import { SCREEN_KEYS } from "./screen-keys.ts";

type DispatchKeys = {
  readonly onBook: () => void;
  readonly onCommand: () => void;
  readonly onTalk: () => void;
  readonly onHelp: () => void;
  /** With the ride that has the focus, if one has. */
  readonly onAssign: (rideId: number | null) => void;
  /** With the ride that has the focus. */
  readonly onMark: (rideId: number) => void;
  /** With the address of a screen. */
  readonly onGo: (to: string) => void;
};

/** The keys that work on every screen while nothing is typed and no dialog is open. */
export function useDispatchKeys(keys: DispatchKeys): void {
  useKeys((event) => {
    if (event.key === "n") keys.onBook();
    else if (event.key === "c") keys.onCommand();
    else if (event.key === ".") keys.onTalk();
    else if (event.key === "?") keys.onHelp();
    else if (event.key === "a") keys.onAssign(focusedRide());
    else if (event.key === "u") undoButton()?.click();
    else if (event.key === "z") {
      const ride = focusedRide();
      if (ride !== null) keys.onMark(ride);
    } else {
      const screen = SCREEN_KEYS.find(({ key }) => key === event.key);
      if (screen === undefined) return;
      keys.onGo(screen.to);
    }
    event.preventDefault();
  });
}

function focusedRide(): number | null {
  const id = document.activeElement?.closest<HTMLElement>("[data-ride]")?.dataset["ride"];
  return id === undefined ? null : Number(id);
}

/** The action that the toast at the bottom offers, while it is shown. */
function undoButton(): HTMLElement | null {
  return document.querySelector("[data-toasts] button");
}

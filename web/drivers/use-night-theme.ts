import { useLayoutEffect } from "react";
import { deviceStore } from "../device/device-store.ts";
import { chosenTheme, THEME_KEY } from "../ui/theme.ts";

/** Starts in dark where no theme was chosen, only while this component is shown. */
export function useNightTheme(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (chosenTheme() !== "system") return;
    root.dataset["theme"] = "dark";
    return () => {
      if (deviceStore.get(THEME_KEY) === null) delete root.dataset["theme"];
    };
  }, []);
}

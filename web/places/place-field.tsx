import { useState } from "react";
import { PlaceCombobox, type PlaceComboboxProps } from "./place-combobox.tsx";
import { latePart } from "../ui/late-part.tsx";

const PinDialog = latePart(() => import("./pin-dialog.tsx"));

/**
 * A place with suggestions while typing. Text that was typed and not picked is kept as it is; one that is in no list gets its
 * point by a place nearby or by a pin on the map.
 */
export function PlaceField(props: Omit<PlaceComboboxProps, "onUnlisted">) {
  const [pins, setPins] = useState(false);
  const close = () => setPins(false);
  return (
    <>
      <PlaceCombobox {...props} onUnlisted={() => setPins(true)} />
      {pins && (
        <PinDialog
          typed={props.value.text}
          onChosen={(place) => {
            props.onChange(place);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

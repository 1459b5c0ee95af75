import { useState } from "react";
import { Chips } from "../ui/chips.tsx";
import { Segmented } from "../ui/choices.tsx";
import { Combobox } from "../ui/combobox.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { PasswordField, SelectField, TextAreaField, TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { QuickFind } from "../ui/quick-find.tsx";
import { Stepper } from "../ui/stepper.tsx";
import cellStyles from "../ui/cell.module.css";
import journeyStyles from "../places/journey.module.css";
import styleguideStyles from "./styleguide.module.css";

const PLACES = ["Jan Thiel Beach", "Jan Thiel", "Jan Thiel Oost", "Mambo Beach", "Hato Airport"];
const WHEN = [
  { value: "now", label: "Now" },
  { value: "later", label: "Later" },
] as const;

/** Empty, filled, with a hint, with an error, disabled. */
export function FieldStates() {
  const [text, setText] = useState("Maya Brooks");
  const [count, setCount] = useState(2);
  const [when, setWhen] = useState<"now" | "later">("now");
  const [checked, setChecked] = useState(true);
  return (
    <div className={styleguideStyles.three}>
      <div className="stack">
        <TextField label="Full name" value={text} onChange={setText} />
        <TextField
          label="Empty, with a hint"
          hint="7 digits"
          placeholder="555 1234"
          value=""
          onChange={setText}
        />
        <TextField
          label="Phone"
          error="Phone number must be exactly 7 digits."
          value="55501"
          onChange={setText}
        />
        <TextField label="Disabled" disabled value="Cannot be changed" onChange={setText} />
        <TextField label="Compact" compact value={text} onChange={setText} />
      </div>
      <div className="stack">
        <PasswordField label="Password" value={text} onChange={setText} />
        <SelectField label="Time Period" value="month" onChange={setText}>
          <option value="month">This Month</option>
          <option value="year">This Year</option>
        </SelectField>
        <TextAreaField label="Notes for the driver" value={text} onChange={setText} />
        <Checkbox checked={checked} onChange={setChecked}>
          Remember Me
        </Checkbox>
      </div>
      <div className="stack">
        <PlaceField />
        <FindField />
        <div className={cellStyles.cells}>
          <Stepper label="Passengers" value={count} min={1} max={8} onChange={setCount} />
          <Stepper label="At its least" value={0} min={0} max={8} onChange={setCount} />
        </div>
        <Segmented label="When" choices={WHEN} value={when} onChange={setWhen} />
        <Chips label="When, as chips" choices={WHEN} value={when} onChange={setWhen} />
      </div>
    </div>
  );
}

const FINDS = [
  { key: "1", icon: "user", title: "Maya Brooks", detail: "Rider", to: "#" },
  { key: "2", icon: "pin", title: "#4788 Maya Brooks", detail: "Nov 20, 4:45 PM, Completed", to: "#" },
] as const;

function FindField() {
  const [typed, setTyped] = useState("");
  return (
    <QuickFind
      label="Search everything"
      placeholder="Search everything"
      value={typed}
      onType={setTyped}
      found={typed === "" ? [] : FINDS}
      onPick={(each) => setTyped(each.title)}
      empty={null}
    />
  );
}

function PlaceField() {
  const [typed, setTyped] = useState("jan");
  const options = PLACES.filter((place) => place.toLowerCase().includes(typed.toLowerCase()));
  return (
    <div className={journeyStyles.journey}>
      <div className={journeyStyles.leg}>
        <span className={journeyStyles.dot} />
        <Combobox
          label="Pickup location"
          listLabel="Places"
          value={typed}
          onType={setTyped}
          options={options}
          optionKey={(place) => place}
          optionText={(place) => place}
          renderOption={(place) => (
            <>
              <Icon name="pin" />
              <span className="strong">{place}</span>
            </>
          )}
          onPick={setTyped}
          empty="We do not know this place."
        />
      </div>
    </div>
  );
}

import { useFormats } from "../language/formats.ts";
import { Segmented } from "../ui/choices.tsx";
import rowStyles from "./row-cards.module.css";

type CountedTabsProps<T extends string> = {
  /** Names the tabs for a screen reader. */
  readonly label: string;
  readonly names: Readonly<Record<T, string>>;
  /** How many there are of each, once that is known. */
  readonly counts: Readonly<Record<T, number>> | undefined;
  readonly tabs: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** The tabs above a list of people, each with how many it holds. */
export function CountedTabs<T extends string>(props: CountedTabsProps<T>) {
  const { label, names, counts, tabs, value, onChange } = props;
  const { number } = useFormats();
  return (
    <Segmented
      className={`${rowStyles.kinds} ${rowStyles.thirds}`}
      label={label}
      value={value}
      onChange={onChange}
      choices={tabs.map((tab) => ({
        value: tab,
        label: counts === undefined ? names[tab] : `${names[tab]} ${number(counts[tab])}`,
      }))}
    />
  );
}

import { Icon, type IconName } from "../ui/icon.tsx";
import { DRAWINGS } from "../company/drawings.ts";
import { Illustration } from "../ui/illustration.tsx";
import { TREE } from "../ui/tree-drawing.ts";
import { CAR_DRAWINGS } from "../company/car-drawings.ts";
import { MARK } from "../map/mark.ts";
import { ISLAND, PORTRAITS } from "../site/about/drawings.ts";
import { SCENES } from "../site-texts/tours/scenes.ts";
import styles from "./styleguide.module.css";

/** Surface and the text that may stand on it. */
const COLOURS = [
  ["page", "text"],
  ["wall", "text"],
  ["sand", "text"],
  ["sand-deep", "text"],
  ["noon-sky", "text"],
  ["night", "text-on-night"],
  ["action", "on-action"],
  ["action-tint", "action-text"],
  ["live", "on-live"],
  ["live-tint", "live"],
  ["good-tint", "good"],
  ["warn-tint", "warn"],
  ["warn-solid", "on-warn"],
  ["bad-tint", "bad"],
  ["bad-solid", "on-bad"],
] as const;

const ICONS: readonly IconName[] = [
  "pin",
  "locate",
  "swap",
  "cal",
  "clock",
  "users",
  "bag",
  "minus",
  "plus",
  "phone",
  "chat",
  "check",
  "x",
  "search",
  "bell",
  "menu",
  "refresh",
  "moon",
  "sun",
  "plane",
  "alert",
];
const ALL_DRAWINGS = Object.entries({
  ...DRAWINGS,
  tree: TREE,
  ...CAR_DRAWINGS,
  ...SCENES,
  ...PORTRAITS,
  mark: MARK,
  island: ISLAND,
});

/** The colours of the product, its icons and its drawings. */
export function ColourStates() {
  return (
    <>
      <ul className={styles.colours}>
        {COLOURS.map(([surface, text]) => (
          <li key={surface} style={{ background: `var(--${surface})`, color: `var(--${text})` }}>
            {surface}
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <div className={styles.line}>
        {ALL_DRAWINGS.map(([name, drawing]) => (
          <Illustration key={name} drawing={drawing} className={styles.drawing} label={name} />
        ))}
      </div>
    </>
  );
}

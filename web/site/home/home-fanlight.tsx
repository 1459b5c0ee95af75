import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./home-fanlight.module.css";

type FanlightProps = { readonly icon: IconName; readonly paint: "mango" | "sky" | "rose" | "mint" };

const PAINT_CLASS: Readonly<Record<FanlightProps["paint"], string>> = {
  mango: styles.mango,
  sky: styles.sky,
  rose: styles.rose,
  mint: styles.mint,
};

/** An arched drawing in one of the street's colours, with an icon in it. */
export function Fanlight({ icon, paint }: FanlightProps) {
  return (
    <div className={styles.frame}>
      <svg className={classNames(styles.fan, PAINT_CLASS[paint])} viewBox="0 0 280 156" aria-hidden="true">
        <path d="M3 146a137 137 0 0 1 274 0z" fill="var(--ill-trim)" />
        <path d="M11 146a129 129 0 0 1 258 0z" fill="currentColor" />
        <path
          d="M183.3 121 256 79M165 102.7 207 30M140 96V12M115 102.7 73 30M96.7 121 24 79"
          stroke="var(--ill-trim)"
          strokeWidth="5"
        />
        <path d="M82 146a58 58 0 0 1 116 0z" fill="var(--ill-trim)" />
        <path d="M89 146a51 51 0 0 1 102 0z" fill="var(--ill-fanlight)" />
        <path d="M0 144h280v12H0z" fill="var(--ill-trim)" />
        <path d="M0 152h280v4H0z" fill="var(--ill-stone)" />
      </svg>
      <Icon name={icon} />
    </div>
  );
}

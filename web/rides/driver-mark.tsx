import { classNames } from "../ui/class-names.ts";
import styles from "./driver-mark.module.css";

const PAINT_CLASSES = [
  styles.mango,
  styles.mint,
  styles.lilac,
  styles.cream,
  styles.sky,
  styles.coral,
] as const;

type DriverMarkProps = {
  readonly id: number;
  readonly name: string;
  /** Where their portrait is, if there is one. */
  readonly picture?: string | null | undefined;
  readonly className?: string;
};

/** A driver in an arch: how they look, or their initials in a colour of their own. */
export function DriverMark({ id, name, picture = null, className }: DriverMarkProps) {
  return (
    <span
      className={classNames(
        `${styles.avatar} ${styles.mark}`,
        PAINT_CLASSES[id % PAINT_CLASSES.length],
        className,
      )}
      aria-hidden="true"
    >
      {picture === null ? initialsOf(name) : <img src={picture} alt="" />}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "").join("");
}

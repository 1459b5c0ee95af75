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

/** A driver's initials in an arch, in a colour of their own. */
export function DriverMark({ id, name }: { readonly id: number; readonly name: string }) {
  return (
    <span
      className={classNames(`${styles.avatar} ${styles.mark}`, PAINT_CLASSES[id % PAINT_CLASSES.length])}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "").join("");
}

import { classNames } from "../ui/class-names.ts";
import styles from "./driver-face.module.css";

type DriverFaceProps = {
  readonly name: string;
  /** Where their portrait is, if there is one. */
  readonly picture: string | null;
  readonly className?: string;
};

/** The driver in an arch: how they look, or their initials. Their name stands beside it. */
export function DriverFace({ name, picture, className }: DriverFaceProps) {
  return (
    <span className={classNames(styles.face, className)} aria-hidden="true">
      {picture === null ? initialsOf(name) : <img src={picture} width={72} height={80} alt="" />}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(" ").filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "").join("");
}

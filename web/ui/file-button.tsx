import { useId } from "react";
import { classNames } from "./class-names.ts";
import buttonStyles from "./button.module.css";
import styles from "./file-button.module.css";

type FileButtonProps = {
  readonly label: string;
  /** The text for a screen reader, where the label alone does not say what the file is for. */
  readonly fullLabel?: string;
  /** The kinds of file that the browser offers. */
  readonly accept: readonly string[];
  readonly compact?: boolean;
  readonly onChoose: (file: File) => void;
};

/** Looks like a button and lets a person choose a file. */
export function FileButton({ label, fullLabel, accept, compact = false, onChoose }: FileButtonProps) {
  const field = useId();
  const look = classNames(buttonStyles.button, buttonStyles.line, compact && buttonStyles.compact);
  return (
    <>
      <label className={classNames(look, styles.choose)} htmlFor={field}>
        {label}
      </label>
      <input
        id={field}
        type="file"
        className="visually-hidden"
        accept={accept.join(",")}
        aria-label={fullLabel}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}

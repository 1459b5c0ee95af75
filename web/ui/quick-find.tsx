import { type ReactNode, useRef } from "react";
import { classNames } from "./class-names.ts";
import { Combobox } from "./combobox.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { useKeys } from "./use-keys.ts";
import styles from "./quick-find.module.css";

/** Something that was found, and the address it leads to. */
export type Found = {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly to: string;
};

type QuickFindProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** The entries that fit the typed text. */
  readonly found: readonly Found[];
  readonly onPick: (found: Found) => void;
  /** Said where nothing fits; null while too little was typed. */
  readonly empty: ReactNode;
  /** Said below all of them. */
  readonly remark?: ReactNode;
  readonly className?: string | undefined;
};

/** One field that finds things of several kinds and leads to them; the key "/" puts the focus there. */
export function QuickFind({ label, found, className, ...props }: QuickFindProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeys((event) => {
    if (event.key !== "/") return;
    place.current?.querySelector("input")?.focus();
    event.preventDefault();
  });
  return (
    <div ref={place} className={classNames(styles.find, className)} role="search">
      <Icon name="search" />
      <Combobox<Found>
        label={label}
        options={found}
        optionKey={(each) => each.key}
        optionText={() => ""}
        renderOption={(each) => (
          <>
            <Icon name={each.icon} className={styles.sign} />
            <span>
              <span className="strong">{each.title}</span>
              <small className={styles.detail}>{each.detail}</small>
            </span>
          </>
        )}
        listLabel={label}
        listWidth="ample"
        {...props}
      />
      <kbd>/</kbd>
    </div>
  );
}

import { useState } from "react";
import { useStrings } from "../language/language-context.ts";
import { Icon } from "../ui/icon.tsx";
import type { AuditValue } from "./use-audit-values.ts";
import styles from "./changed-values.module.css";

const MOST_SHOWN = 3;

/** Each value on a line of its own, the old one struck through before the new one. A long list opens on a press. */
export function ChangedValues({ values }: { readonly values: readonly AuditValue[] }) {
  const text = useStrings("audit");
  const [isOpen, setOpen] = useState(false);
  if (values.length === 0) return null;
  // One more would take no more room than the button that says so.
  const shown = isOpen || values.length <= MOST_SHOWN + 1 ? values : values.slice(0, MOST_SHOWN);
  return (
    <>
      <ul className={styles.values}>
        {shown.map((value, index) => (
          <li key={`${index} ${value.name}`}>
            <ValueLine value={value} />
          </li>
        ))}
      </ul>
      {shown.length < values.length && (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {text.moreValues(values.length - shown.length)}
        </button>
      )}
    </>
  );
}

function ValueLine({ value: { name, before, after } }: { readonly value: AuditValue }) {
  const text = useStrings("audit");
  const none = <span className={styles.none}>{text.none}</span>;
  return (
    <>
      <span className={styles.name}>{name}</span>{" "}
      {before === undefined ? (
        <b className={styles.only}>{after ?? none}</b>
      ) : (
        <>
          {before === null ? none : <del>{before}</del>} <Icon name="right" />
          <span className="visually-hidden"> → </span>
          {after === null ? none : <ins>{after}</ins>}
        </>
      )}
    </>
  );
}

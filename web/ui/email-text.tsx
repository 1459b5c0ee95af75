import { Fragment } from "react";
import styles from "./email-text.module.css";

/** An e-mail address that breaks behind its @ where a line is too short for it, then before a dot, rather than within a word. */
export function EmailText({ children: address }: { readonly children: string }) {
  const domainAt = address.indexOf("@") + 1;
  return (
    <>
      {address.slice(0, domainAt)}
      <wbr />
      <span className={styles.domain}>
        {address
          .slice(domainAt)
          .split(/(?=\.)/)
          .map((part, index) => (
            <Fragment key={`${index} ${part}`}>
              <wbr />
              {part}
            </Fragment>
          ))}
      </span>
    </>
  );
}

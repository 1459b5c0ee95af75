import { phoneLink } from "../../domain/accounts/phone-number.ts";
import { useStrings } from "../language/language-context.ts";
import { Icon } from "../ui/icon.tsx";
import buttonStyles from "../ui/button.module.css";
import styles from "./two-panes.module.css";

const LOOK = `${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.compact}`;

type ContactLinksProps = {
  readonly name: string;
  readonly phone: string | null;
  /** The address of a mail, where one is written outside the product. */
  readonly mail?: string;
};

/** The ways to somebody who wrote to the office. */
export function ContactLinks({ name, phone, mail }: ContactLinksProps) {
  const text = useStrings("messages/inbox");
  const dialled = phoneLink(phone);
  return (
    <div className={styles.ways}>
      {dialled !== undefined && (
        <a className={LOOK} href={dialled} aria-label={text.callOf(name)}>
          <Icon name="phone" />
          {text.call}
        </a>
      )}
      {mail !== undefined && (
        <a className={LOOK} href={mail} aria-label={text.mailOf(name)}>
          <Icon name="mail" />
          {text.mail}
        </a>
      )}
    </div>
  );
}

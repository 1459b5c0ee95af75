import { STARS } from "../../../contract/rides/stars.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./cases-section.module.css";

/** The stars that a passenger gave, as they chose them. */
export function Stars({ stars }: { readonly stars: number }) {
  const { ofFive } = useStrings("cases/office");
  return (
    <span className={styles.stars} role="img" aria-label={ofFive(stars)}>
      {STARS.map((each) => (
        <Icon key={each} name="star" className={classNames(each <= stars && styles.given)} />
      ))}
    </span>
  );
}

import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { DISPATCH_SETTINGS, SETTINGS_REFRESH } from "../live/use-offers.ts";
import styles from "./auto-assign-sign.module.css";

/** That rides are offered by themselves, how many are on offer, and how many are due with nobody to offer them to. */
export function AutoAssignSign() {
  const text = useStrings("dispatch");
  const settings = useRead(DISPATCH_SETTINGS, SETTINGS_REFRESH).data;
  if (settings?.auto_assign !== true) return null;
  const [out, left] = [settings.open_offers.length, settings.unplaced.length];
  return (
    <Link className={styles.sign} to={officePaths.operatorSettings}>
      <Icon name="bolt" />
      <span>
        {text.autoOn}
        {out > 0 && `, ${text.offersOut(out)}`}
      </span>
      {left > 0 && <span className={styles.left}>{text.nobodyLeft(left)}</span>}
    </Link>
  );
}

import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { useDispatch } from "../live/dispatch-context.ts";
import buttonStyles from "../../ui/button.module.css";
import menuStyles from "../../ui/menu.module.css";
import styles from "./assigned-card.module.css";

/** Actions on a ride that a driver has. */
export type RideHandlers = {
  readonly onComplete: () => void;
  readonly onSendBack: () => void;
  readonly onOpen: (what: "details" | "actions" | "status") => void;
};

type RideMenuProps = RideHandlers & {
  readonly ride: Ride;
  /** In a row of the table everything but completing is in here, behind three dots. */
  readonly inRow?: boolean;
};

/** The rarer steps of a ride. */
export function RideMenu({ ride, inRow = false, onSendBack, onOpen }: RideMenuProps) {
  const text = useStrings("dispatch");
  const { assign, edit } = useDispatch();
  const can = (action: Ride["actions"][number]) => ride.actions.includes(action);
  const look = inRow
    ? { button: <Icon name="dots" />, label: `${text.more}, #${ride.id}`, buttonClassName: ROW_BUTTON }
    : { button: text.more, buttonClassName: CARD_BUTTON };
  return (
    <Menu {...look} className={styles.moreMenu} align="end">
      {inRow && <MenuItem onSelect={() => onOpen("details")}>{text.details}</MenuItem>}
      {inRow && <MenuItem onSelect={() => onOpen("actions")}>{text.actions}</MenuItem>}
      {can("reassign") && <MenuItem onSelect={() => assign(ride)}>{text.reassign}</MenuItem>}
      {can("update") && <MenuItem onSelect={() => edit(ride)}>{text.edit}</MenuItem>}
      <a className={menuStyles.item} href={phoneLink(ride.rider_phone)}>
        {text.callRider}
      </a>
      {ride.driver_phone !== null && (
        <a className={menuStyles.item} href={phoneLink(ride.driver_phone)}>
          {text.callDriver}
        </a>
      )}
      {inRow && can("cancel_assigned") && (
        <MenuItem title={text.cancelToPending} onSelect={onSendBack}>
          {text.cancel}
        </MenuItem>
      )}
      <MenuItem onSelect={() => onOpen("status")}>{text.updateStatus}</MenuItem>
    </Menu>
  );
}

const CARD_BUTTON = `${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.compact} ${styles.action}`;
const ROW_BUTTON = `${buttonStyles.iconButton} ${buttonStyles.compactIcon}`;

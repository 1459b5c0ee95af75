import { dialledPhone } from "../../../domain/accounts/phone-number.ts";
import { officePaths } from "../../router/office-paths.ts";
import type { Driver, RideBrief } from "../../../contract/drivers/driver.ts";
import { UNKNOWN } from "../../../domain/drivers/driver-defaults.ts";
import { whatsAppLink } from "../../company/whatsapp-link.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { DriverMark } from "../../rides/driver-mark.tsx";
import { DriverStatusBadge } from "../../dispatch/driver-status-badge.tsx";
import { useWhereabouts } from "../../places/whereabouts.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { useShortWay } from "../../places/use-short-place.ts";
import { Fact } from "../../dispatch/ride/facts.tsx";
import { useMoment } from "../../ui/use-moment.ts";
import { useDispatch } from "../../dispatch/live/dispatch-context.ts";
import { PhoneLink } from "../../dispatch/phone-link.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";
import factsStyles from "../../dispatch/ride/facts.module.css";
import menuStyles from "../../ui/menu.module.css";
import rideCardStyles from "../../dispatch/ride/ride-card.module.css";
import textStyles from "../../dispatch/text.module.css";
import styles from "./driver-card.module.css";

type DriverCardProps = {
  readonly driver: Driver;
  readonly gone: boolean;
  readonly onToggle: () => void;
  readonly onSuspend: () => void;
  readonly onAssign: () => void;
};

/** A driver, what they do now, and the actions dispatch has for them. */
export function DriverCard({ driver, gone, onToggle, onSuspend, onAssign }: DriverCardProps) {
  const whereabouts = useWhereabouts();
  const text = useStrings("drivers/roster");
  const dispatchText = useStrings("dispatch");
  const { onScreen } = useStrings("dispatch/radio");
  const { talk } = useDispatch();
  const formats = useFormats();
  const moment = useMoment();
  const papers = usePaperText();
  const paperText = useStrings("papers");
  const { papers_expired: expired, papers_override: override, out_of_service: outage } = driver;
  const held = expired ? papers.ranOut(expired) : outage ? papers.carOut(outage) : null;
  const free = driver.status === "available" && held === null;
  const whyNot = held ?? (free ? undefined : text.onlyAvailable);
  return (
    <li
      data-gone={gone || undefined}
      className={classNames(cardStyles.card, rideCardStyles.card, styles.card, gone && rideCardStyles.gone)}
    >
      <div className={styles.head}>
        <DriverMark id={driver.id} name={driver.name} />
        <div>
          <h2>{driver.name}</h2>
          <p className="small muted">
            {text.rating} {formats.decimals(driver.rating, 1)}, {dispatchText.rowsOf(driver.ridesCompleted)}
          </p>
        </div>
        <DriverStatusBadge status={driver.status} />
      </div>
      {held !== null && <p className={textStyles.warning}>{held}</p>}
      {override && <p className={textStyles.warning}>{paperText.exception(papers.day(override.until))}</p>}
      <dl className={factsStyles.facts}>
        <Fact name={dispatchText.phone}>
          {driver.phone === "" ? dispatchText.noPhone : <PhoneLink phone={driver.phone} />}
        </Fact>
        <Fact name={dispatchText.vehicle}>{driver.vehicle || dispatchText.noVehicle}</Fact>
        <Fact name={text.location}>
          {driver.location === UNKNOWN ? text.unknown : whereabouts(driver.location)}
        </Fact>
        <Fact name={text.lastActive}>
          {driver.lastActive === UNKNOWN ? text.unknown : moment(driver.lastActive)}
        </Fact>
        <BriefFact name={text.nowOn} ride={driver.current_ride} />
        <BriefFact name={text.nextRide} ride={driver.next_ride} />
      </dl>
      <div className={`${rideCardStyles.actions} ${styles.actions}`}>
        <Button
          size="compact"
          className={styles.assign}
          disabled={!free || gone}
          title={whyNot}
          onClick={onAssign}
        >
          {text.assignRide}
        </Button>
        <Button size="compact" tone="quiet" onClick={onToggle}>
          {driver.status === "inactive" ? text.setActive : text.setInactive}
        </Button>
        <Menu
          button={<Icon name="dots" />}
          label={text.menuOf(driver.name)}
          buttonClassName={`${buttonStyles.iconButton} ${buttonStyles.compactIcon}`}
          align="end"
        >
          <Link className={menuStyles.item} to={officePaths.operatorDriver(driver.id)}>
            {text.viewProfile}
          </Link>
          <a
            className={menuStyles.item}
            href={whatsAppLink(dialledPhone(driver.phone) ?? driver.phone)}
            target="_blank"
            rel="noreferrer"
          >
            {text.message}
          </a>
          <MenuItem onSelect={() => talk(driver.id)}>{onScreen}</MenuItem>
          <Link className={menuStyles.item} to={`${officePaths.operatorHistory}?driver=${driver.id}`}>
            {text.viewHistory}
          </Link>
          {driver.status !== "inactive" && (
            <MenuItem danger onSelect={onSuspend}>
              {text.suspend}
            </MenuItem>
          )}
        </Menu>
      </div>
    </li>
  );
}

/** A ride of the driver in one line, and the way to its page. */
function BriefFact({ name, ride }: { readonly name: string; readonly ride: RideBrief | null }) {
  const moment = useMoment();
  const shortWay = useShortWay();
  if (ride === null) return null;
  return (
    <Fact name={name}>
      <Link className={styles.brief} to={officePaths.operatorRide(ride.id)}>
        {moment(ride.ride_datetime)}, {shortWay(ride)}
      </Link>
    </Fact>
  );
}

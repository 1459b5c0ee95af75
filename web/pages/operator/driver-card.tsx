import { paths } from "../../app/paths.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { UNKNOWN } from "../../../contract/drivers/driver-defaults.ts";
import { whatsAppLink } from "../../company/whatsapp-link.ts";
import { DriverMark } from "../../dispatch/driver-mark.tsx";
import { DriverStatusBadge } from "../../dispatch/driver-status-badge.tsx";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { Fact } from "./facts.tsx";

type DriverCardProps = {
  readonly driver: Driver;
  readonly gone: boolean;
  readonly onToggle: () => void;
  readonly onSuspend: () => void;
  readonly onAssign: () => void;
};

/** A driver, what he does now, and what the office can do with him. */
export function DriverCard({ driver, gone, onToggle, onSuspend, onAssign }: DriverCardProps) {
  const text = useMessages("roster");
  const desk = useMessages("desk");
  const formats = useFormats();
  const free = driver.status === "available";
  return (
    <li className={gone ? "card ride-card gone" : "card ride-card"}>
      <div className="driver-head">
        <DriverMark id={driver.id} name={driver.name} />
        <div>
          <h2>{driver.name}</h2>
          <p className="small muted">
            {text.rating} {formats.decimals(driver.rating, 1)}, {desk.rowsOf(driver.ridesCompleted)}
          </p>
        </div>
        <DriverStatusBadge status={driver.status} />
      </div>
      <dl className="facts">
        <Fact name={desk.phone}>
          <a className="tel" href={`tel:${dialable(driver.phone)}`}>
            {driver.phone || desk.noPhone}
          </a>
        </Fact>
        <Fact name={desk.vehicle}>{driver.vehicle || desk.noVehicle}</Fact>
        <Fact name={text.location}>{driver.location === UNKNOWN ? text.unknown : driver.location}</Fact>
        <Fact name={text.lastActive}>
          {driver.lastActive === UNKNOWN ? text.unknown : formats.shortDateTime(driver.lastActive)}
        </Fact>
      </dl>
      <div className="card-actions">
        <Button
          size="desk"
          disabled={!free || gone}
          title={free ? undefined : text.onlyAvailable}
          onClick={onAssign}
        >
          {text.assignRide}
        </Button>
        <Button size="desk" tone="quiet" onClick={onToggle}>
          {driver.status === "inactive" ? text.setActive : text.setInactive}
        </Button>
        <Menu
          button={<Icon name="dots" />}
          label={text.menuOf(driver.name)}
          buttonClassName="icon-btn desk"
          align="end"
        >
          <Link className="menu-item" to={paths.operatorDriver(driver.id)}>
            {text.viewProfile}
          </Link>
          <a
            className="menu-item"
            href={whatsAppLink(international(driver.phone))}
            target="_blank"
            rel="noreferrer"
          >
            {text.message}
          </a>
          <Link className="menu-item" to={`${paths.operatorHistory}?driver=${driver.id}`}>
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

/** Only what a telephone can dial. */
function dialable(phone: string): string {
  return phone.replaceAll(/[^\d+*#]/g, "");
}

/** Seven digits are a number of the island. */
function international(phone: string): string {
  const digits = dialable(phone);
  return /^\d{7}$/.test(digits) ? `+5999${digits}` : digits;
}

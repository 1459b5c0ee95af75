import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Button, type ButtonTone } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { needsNewDate } from "./driver-papers-order.ts";
import buttonStyles from "../../ui/button.module.css";
import menuStyles from "../../ui/menu.module.css";
import rowStyles from "../../office/row-cards.module.css";

/** The actions of the office on a driver. */
export type DriverDeed =
  | "open"
  | "newDate"
  | "changes"
  | "papers"
  | "portrait"
  | "edit"
  | "override"
  | "endOverride"
  | "approve"
  | "withdraw";

type DriverDeedsProps = {
  readonly driver: DriverRecord;
  /** The first that needs a new date: the one orange thing of the table. */
  readonly mostUrgent: boolean;
  readonly onDeed: (deed: DriverDeed) => void;
};

/** The action that a driver needs now, and all the rest behind three dots. */
export function DriverDeeds({ driver, mostUrgent, onDeed }: DriverDeedsProps) {
  const text = useStrings("office");
  const words = useStrings("drivers/records");
  const { id, name } = driver;
  const isApproved = driver.approved_on !== null;
  const waits = (driver.waiting_changes ?? []).length > 0;
  const labels: Readonly<Record<DriverDeed, string>> = {
    open: words.open,
    newDate: words.newDate.action,
    changes: words.changes.action,
    papers: words.documents,
    portrait: words.portrait.action,
    edit: text.edit,
    override: text.drivers.override,
    endOverride: text.drivers.endOverride,
    approve: text.drivers.approve,
    withdraw: text.drivers.withdraw,
  };
  const first = waits ? "changes" : !isApproved ? "approve" : needsNewDate(driver) ? "newDate" : "open";
  const item = (deed: DriverDeed, danger = false) =>
    deed !== first && (
      <MenuItem danger={danger} onSelect={() => onDeed(deed)}>
        {labels[deed]}
      </MenuItem>
    );
  return (
    <div className={rowStyles.deeds}>
      <Button
        size="compact"
        tone={toneOf(first, mostUrgent)}
        aria-label={`${labels[first]}: ${name}`}
        onClick={() => onDeed(first)}
      >
        {labels[first]}
      </Button>
      <Menu
        button={<Icon name="dots" />}
        buttonClassName={`${buttonStyles.iconButton} ${buttonStyles.compactIcon} ${rowStyles.more}`}
        label={`${words.deeds}: ${name}`}
        align="end"
      >
        {item("open")}
        {item("papers")}
        {item("portrait")}
        <Link className={menuStyles.item} to={officePaths.adminDriverReport(id)}>
          {words.report}
        </Link>
        {item("edit")}
        {driver.papers_due.length > 0 && !driver.papers_override && item("override")}
        {driver.papers_override && item("endOverride")}
        {isApproved ? item("withdraw", true) : item("approve")}
      </Menu>
    </div>
  );
}

function toneOf(deed: DriverDeed, mostUrgent: boolean): ButtonTone {
  if (deed === "newDate" && mostUrgent) return "action";
  return deed === "changes" || deed === "approve" ? "live" : "line";
}

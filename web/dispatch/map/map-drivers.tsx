import { memo } from "react";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { useWhereabouts } from "../../places/whereabouts.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { SkeletonLines, Waiting } from "../../ui/waiting.tsx";
import { DriverStatusBadge } from "../driver-status-badge.tsx";
import panelStyles from "../../ui/panel.module.css";
import rideLineStyles from "../ride/ride-line.module.css";

type MapDriversProps = {
  readonly drivers: readonly Driver[];
  /** The roster has come; until then it is not said that nobody is there. */
  readonly isKnown: boolean;
  readonly followed: number | null;
  readonly onFollow: (driverId: number | null) => void;
};

/** The drivers on the map, to be followed, and those who are not on it. */
export const MapDrivers = memo(function MapDrivers(props: MapDriversProps) {
  const { drivers, isKnown, followed, onFollow } = props;
  const text = useStrings("dispatch/board");
  const dispatchText = useStrings("dispatch");
  const placed = drivers.filter((driver) => driver.lat !== null);
  const unseen = drivers.filter((driver) => driver.lat === null && driver.status !== "inactive");
  return (
    <>
      <section className={panelStyles.panel} aria-labelledby="map-drivers">
        <div className={panelStyles.head}>
          <h2 id="map-drivers">{dispatchText.drivers}</h2>
        </div>
        {!isKnown && (
          <Waiting label={dispatchText.loadingDrivers}>
            <SkeletonLines />
          </Waiting>
        )}
        {isKnown && placed.length === 0 && <p className={panelStyles.empty}>{dispatchText.noDriversNow}</p>}
        <ul>
          {placed.map((driver) => (
            <DriverLine
              key={driver.id}
              driver={driver}
              isFollowed={driver.id === followed}
              onFollow={onFollow}
            />
          ))}
        </ul>
      </section>
      {unseen.length > 0 && (
        <section className={panelStyles.panel} aria-labelledby="map-unseen">
          <div className={panelStyles.head}>
            <h2 id="map-unseen">{text.notOnMap}</h2>
          </div>
          <p className={panelStyles.empty}>
            <span className="strong">{unseen.map((driver) => driver.name).join(", ")}</span>
            <br />
            {text.noPosition}
          </p>
        </section>
      )}
    </>
  );
});

type DriverLineProps = {
  readonly driver: Driver;
  readonly isFollowed: boolean;
  readonly onFollow: (driverId: number | null) => void;
};

const DriverLine = memo(function DriverLine({ driver, isFollowed, onFollow }: DriverLineProps) {
  const text = useStrings("dispatch/map");
  const boardText = useStrings("dispatch/board");
  const formats = useFormats();
  const whereabouts = useWhereabouts();
  const { id, name, status, location, located_at } = driver;
  return (
    <li className={rideLineStyles.line}>
      <span className="row">
        <Link className="strong" to={officePaths.operatorDriver(id)}>
          {name}
        </Link>
        <DriverStatusBadge status={status} />
      </span>
      <Button
        className={rideLineStyles.deed}
        tone="quiet"
        size="compact"
        aria-label={text.followDriver(name)}
        aria-pressed={isFollowed}
        onClick={() => onFollow(isFollowed ? null : id)}
      >
        {text.follow}
      </Button>
      <span className={rideLineStyles.who}>
        {whereabouts(location)}
        {located_at !== null && `, ${boardText.seenAt(formats.time(located_at))}`}
      </span>
    </li>
  );
});

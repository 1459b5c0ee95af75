import { getDriverPortraitEndpoint } from "../../../contract/drivers/portrait.endpoints.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { DriverMark } from "../../rides/driver-mark.tsx";

type DriverPictureProps = {
  readonly driver: Pick<DriverRecord, "id" | "name" | "portrait_mark">;
  readonly className: string;
};

/** How a driver looks, or their initials; who has no portrait is not asked for. */
export function DriverPicture({ driver: { id, name, portrait_mark }, className }: DriverPictureProps) {
  const kept = useRead(portrait_mark ? read(getDriverPortraitEndpoint, { params: { id } }) : null);
  return <DriverMark id={id} name={name} picture={kept.data?.portrait} className={className} />;
}

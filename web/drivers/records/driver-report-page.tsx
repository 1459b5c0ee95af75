import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { DriverReportView } from "../../reports/driver-report.tsx";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { useParams } from "../../router/router-context.ts";
import { BelowSection } from "../../office/below-section.tsx";

/** A driver's own report, as the office reads it. */
export function DriverReportPage() {
  const text = useStrings("office");
  const words = useStrings("drivers/records");
  const { vehicleType } = useStrings("rides");
  const id = Number(useParams()["id"]);
  const drivers = useRead(read(listDriverRecordsEndpoint));
  const driver = drivers.data?.find((one) => one.id === id);
  if (drivers.data !== undefined && driver === undefined) {
    return (
      <BelowSection
        title={text.nav.drivers}
        back={{ to: officePaths.adminDrivers, name: words.allDrivers }}
        missing={words.missing}
      />
    );
  }
  return (
    <>
      <Link className="no-print" to={officePaths.adminDrivers}>
        {words.allDrivers}
      </Link>
      <DriverReportView
        vehicleTypes={vehicleType}
        of={{
          id,
          title: words.reportOf(driver?.name ?? text.roles.driver),
          name: driver?.username ?? "driver",
        }}
      />
    </>
  );
}

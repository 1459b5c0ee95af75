import { useStrings } from "../../language/language-context.ts";
import { DriverReportView } from "../../reports/driver-report.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { keptName } from "../day/forget-kept-rides.ts";
import { useDriverDay } from "../day/driver-day.ts";
import { CashHeld } from "./cash-held.tsx";
import { OwnSettlements } from "./own-settlements.tsx";
import { ReportOfDriver } from "./report-of-driver.tsx";
import driverScreenStyles from "../driver-screen.module.css";

/** The driver's dashboard. */
export function DriverReport() {
  const text = useStrings("reports");
  const driver = useStrings("drivers");
  const rides = useStrings("rides");
  const { readOnly, noSignal, username } = useDriverDay();
  const offline = noSignal ? driver.onceSignal : undefined;
  return (
    <div className={driverScreenStyles.screen}>
      <PageHead title={text.title} description={text.description} hidden />
      {readOnly ? (
        <ReportOfDriver vehicleTypes={rides.vehicleType} />
      ) : (
        <>
          <DriverReportView
            vehicleTypes={rides.vehicleType}
            keepAs={keptName(username, "report")}
            offline={offline}
          >
            <CashHeld />
          </DriverReportView>
          <OwnSettlements keepAs={keptName(username, "settlements")} offline={offline} />
        </>
      )}
    </div>
  );
}

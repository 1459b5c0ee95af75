import { useMessages } from "../../language/language-context.ts";
import { DriverReportView } from "../../reports/driver-report.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { useDriverDay } from "./driver-day.ts";

/** The driver's dashboard. */
export function DriverReport() {
  const text = useMessages("reports");
  const driver = useMessages("driver");
  const rides = useMessages("rides");
  const { readOnly } = useDriverDay();
  return (
    <div className="driver-screen wide">
      <PageHead title={text.title} description={text.description} hidden />
      {readOnly ? (
        <>
          <h1>{text.title}</h1>
          <Note tone="live">{driver.panel.staffNote}</Note>
        </>
      ) : (
        <DriverReportView vehicleTypes={rides.vehicleType} />
      )}
    </div>
  );
}

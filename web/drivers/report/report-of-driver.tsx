import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { DriverReportView } from "../../reports/driver-report.tsx";
import { useSearchParams } from "../../router/router-context.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SelectField } from "../../ui/field.tsx";
import { QueryView } from "../../ui/query-view.tsx";

/** The dashboard of a driver whom staff choose, who have no figures of their own; it begins with the first by name. */
export function ReportOfDriver({
  vehicleTypes,
}: {
  readonly vehicleTypes: Readonly<Record<string, string>>;
}) {
  const text = useStrings("drivers").reports;
  const { title } = useStrings("reports");
  const [params, setParams] = useSearchParams();
  const query = useRead(read(listDriverRecordsEndpoint));
  const drivers = (query.data ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
  const driver = drivers.find(({ id }) => String(id) === params.get("driver")) ?? drivers[0];
  return (
    <>
      {driver === undefined && <h1>{title}</h1>}
      <QueryView query={query} loading={text.loading} failed={text.failed} />
      {query.data !== undefined && driver === undefined && <EmptyState heading="h2" title={text.none} />}
      {driver !== undefined && (
        <>
          <SelectField
            label={text.driver}
            value={String(driver.id)}
            onChange={(id) => setParams({ ...Object.fromEntries(params), driver: id }, { replace: true })}
          >
            {drivers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <DriverReportView
            key={driver.id}
            vehicleTypes={vehicleTypes}
            of={{ id: driver.id, title: text.of(driver.name), name: driver.username }}
          />
        </>
      )}
    </>
  );
}

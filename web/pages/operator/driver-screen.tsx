import { useQuery } from "@tanstack/react-query";
import { paths } from "../../app/paths.ts";
import { getDriver } from "../../../contract/drivers/drivers.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { DriverStatusBadge } from "../../dispatch/driver-status-badge.tsx";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { useParams } from "../../router/router-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/note.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { DeskTop } from "./desk-top.tsx";
import { Fact, FactSection } from "./facts.tsx";
import { MissingScreen } from "./missing-screen.tsx";
import { RideLine } from "./ride-line.tsx";

/** A driver on a page of his own: his papers, what he has before him and his last thirty days. */
export function DriverScreen() {
  const text = useMessages("roster");
  const desk = useMessages("desk");
  const rides = useMessages("rides");
  const words = useDeskWords();
  const formats = useFormats();
  const languages: Readonly<Record<string, string>> = useMessages("driver-languages");
  const id = Number(useParams()["id"]);
  const known = Number.isSafeInteger(id) && id > 0;
  const query = useQuery({
    ...endpointQuery(getDriver, { params: { id } }),
    enabled: known,
    refetchInterval: 15_000,
  });
  const driver = query.data;
  if (!known || (query.error instanceof ApiError && query.error.status === 404)) return <MissingScreen />;
  const day = (date: string | null) =>
    date === null ? desk.notAvailable : formats.date(`${date}T12:00:00-04:00`);
  return (
    <>
      <DeskTop title={driver?.name ?? desk.drivers}>
        {driver && <DriverStatusBadge status={driver.status} />}
      </DeskTop>
      {query.isPending && <Waiting label={desk.loadingDrivers} />}
      {query.isError && (
        <ErrorNote onRetry={() => void query.refetch()}>
          {desk.apiError(words.reasonPart(query.error))}
        </ErrorNote>
      )}
      {driver && (
        <div className="cols2">
          <section className="card">
            <div className="fact-sections">
              <FactSection heading="h2" title={desk.driverInformation}>
                <Fact name={desk.phone}>
                  <a className="tel" href={`tel:${driver.phone}`}>
                    {driver.phone}
                  </a>
                </Fact>
                <Fact name={text.email}>{driver.email}</Fact>
                <Fact name={desk.vehicle}>
                  {driver.vehicle}, {rides.vehicleType[driver.profile.vehicle_type]}
                </Fact>
                <Fact name={desk.plate}>{driver.plate}</Fact>
                <Fact name={text.location}>{driver.profile.current_location ?? text.unknown}</Fact>
                <Fact name={text.languages}>
                  {driver.languages.map((code) => languages[code] ?? code).join(", ") || desk.notAvailable}
                </Fact>
              </FactSection>
              <FactSection heading="h2" title={text.papers}>
                <Fact name={text.licence}>{driver.license_number}</Fact>
                <Fact name={text.licenceUntil}>{day(driver.license_expires_on)}</Fact>
                <Fact name={text.inspectionUntil}>{day(driver.inspection_expires_on)}</Fact>
                <Fact name={text.approvedOn}>{day(driver.approved_on)}</Fact>
              </FactSection>
              <FactSection heading="h2" title={text.last30}>
                <Fact name={text.trips}>{formats.number(driver.last_30_days.total_trips)}</Fact>
                <Fact name={text.earnings}>{formats.usd(driver.last_30_days.total_earnings)}</Fact>
                <Fact name={text.completionRate}>
                  {formats.decimals(driver.last_30_days.completion_rate, 1)}%
                </Fact>
                <Fact name={text.acceptanceRate}>
                  {formats.decimals(driver.last_30_days.acceptance_rate, 1)}%
                </Fact>
                <Fact name={text.rating}>{formats.decimals(driver.rating, 1)}</Fact>
              </FactSection>
            </div>
            <ButtonLink size="desk" icon="history" to={`${paths.operatorHistory}?driver=${driver.id}`}>
              {text.viewHistory}
            </ButtonLink>
          </section>
          <section className="panel" aria-labelledby="coming-rides">
            <div className="h">
              <h2 id="coming-rides">{text.comingRides}</h2>
            </div>
            {driver.upcoming_rides.length === 0 && <p className="panel-empty">{text.noComing}</p>}
            <ul>
              {driver.upcoming_rides.map((ride) => (
                <RideLine key={ride.id} ride={ride}>
                  {formats.shortDateTime(ride.ride_datetime)}
                </RideLine>
              ))}
            </ul>
          </section>
        </div>
      )}
    </>
  );
}

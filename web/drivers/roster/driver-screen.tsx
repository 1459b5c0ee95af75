import { officePaths } from "../../router/office-paths.ts";
import { getDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { PAPERS, PAPER_DAYS } from "../../../domain/papers/papers.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { ApiError } from "../../api/api-error.ts";
import { useWhereabouts } from "../../places/whereabouts.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { DriverStatusBadge } from "../../dispatch/driver-status-badge.tsx";
import { useDispatchTexts } from "../../dispatch/use-dispatch-texts.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useParams } from "../../router/router-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { DispatchTop } from "../../dispatch/shell/dispatch-top.tsx";
import { HandOver } from "../../dispatch/plan/hand-over.tsx";
import { Fact, FactSection } from "../../dispatch/ride/facts.tsx";
import { MissingScreen } from "../../dispatch/shell/missing-screen.tsx";
import { RideLine } from "../../dispatch/ride/ride-line.tsx";
import { useMoment } from "../../ui/use-moment.ts";
import { PhoneLink } from "../../dispatch/phone-link.tsx";
import cardStyles from "../../ui/card.module.css";
import factsStyles from "../../dispatch/ride/facts.module.css";
import panelStyles from "../../ui/panel.module.css";
import textStyles from "../../dispatch/text.module.css";
import twoColumnsStyles from "../../dispatch/two-columns.module.css";

/** One driver's page: their papers, their rides to come and their last thirty days. */
export function DriverScreen() {
  const text = useStrings("drivers/roster");
  const dispatchText = useStrings("dispatch");
  const rides = useStrings("rides");
  const words = useDispatchTexts();
  const papers = usePaperText();
  const paperText = useStrings("papers");
  const formats = useFormats();
  const moment = useMoment();
  const whereabouts = useWhereabouts();
  const languages: Readonly<Record<string, string>> = useStrings("language/spoken");
  const id = Number(useParams()["id"]);
  const known = Number.isSafeInteger(id) && id > 0;
  const query = useRead(known ? read(getDriverEndpoint, { params: { id } }) : null, { everyMs: 15_000 });
  if (!known || (query.error instanceof ApiError && query.error.status === 404))
    return <MissingScreen of="driver" />;
  const day = (date: string | null) => (date === null ? dispatchText.notAvailable : papers.shortDay(date));
  return (
    <>
      <DispatchTop title={query.data?.name ?? dispatchText.drivers}>
        {query.data && <DriverStatusBadge status={query.data.status} />}
      </DispatchTop>
      <QueryView
        query={query}
        loading={dispatchText.loadingDrivers}
        failed={(error) => dispatchText.loadFailed(words.reasonPart(error))}
      >
        {(driver) => (
          <div className={twoColumnsStyles.columns}>
            <section className={cardStyles.card}>
              <div className={factsStyles.sections}>
                <FactSection heading="h2" title={dispatchText.driverInformation}>
                  <Fact name={dispatchText.phone}>
                    <PhoneLink phone={driver.phone} />
                  </Fact>
                  <Fact name={text.email}>
                    <EmailText>{driver.email}</EmailText>
                  </Fact>
                  <Fact name={dispatchText.vehicle}>
                    {driver.vehicle}, {rides.vehicleType[driver.profile.vehicle_type]}
                  </Fact>
                  <Fact name={dispatchText.plate}>{driver.plate}</Fact>
                  <Fact name={text.location}>
                    {whereabouts(driver.profile.current_location ?? text.unknown)}
                  </Fact>
                  <Fact name={text.languages}>
                    {driver.languages.map((code) => languages[code] ?? code).join(", ") ||
                      dispatchText.notAvailable}
                  </Fact>
                </FactSection>
                <FactSection heading="h2" title={text.papers}>
                  <Fact name={text.licence}>{driver.license_number}</Fact>
                  {PAPERS.map((paper) => (
                    <Fact key={paper} name={paperText.validUntil[paper]}>
                      {day(driver[PAPER_DAYS[paper]])}
                    </Fact>
                  ))}
                  {driver.papers_expired && (
                    <Fact name={text.noNewRides}>
                      <span className={textStyles.warning}>{papers.ranOut(driver.papers_expired)}</span>
                    </Fact>
                  )}
                  {driver.papers_override && (
                    <Fact name={text.exception}>
                      <span className={textStyles.warning}>
                        {paperText.exceptionWhy(
                          papers.day(driver.papers_override.until),
                          driver.papers_override.reason,
                          driver.papers_override.by,
                        )}
                      </span>
                    </Fact>
                  )}
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
              <HandOver driver={driver} />{" "}
              <ButtonLink
                size="compact"
                icon="history"
                to={`${officePaths.operatorHistory}?driver=${driver.id}`}
              >
                {text.viewHistory}
              </ButtonLink>
            </section>
            <section className={panelStyles.panel} aria-labelledby="coming-rides">
              <div className={panelStyles.head}>
                <h2 id="coming-rides">{text.comingRides}</h2>
              </div>
              {driver.upcoming_rides.length === 0 && <p className={panelStyles.empty}>{text.noComing}</p>}
              <ul>
                {driver.upcoming_rides.map((ride) => (
                  <RideLine key={ride.id} ride={ride}>
                    {moment(ride.ride_datetime)}
                  </RideLine>
                ))}
              </ul>
            </section>
          </div>
        )}
      </QueryView>
    </>
  );
}

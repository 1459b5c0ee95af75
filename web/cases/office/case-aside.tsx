import type { ReactNode } from "react";
import type { Case } from "../../../contract/cases/case.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { ContactLinks } from "../../office/contact-links.tsx";
import { Plate } from "../../rides/plate.tsx";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { CaseRefunds } from "./case-refunds.tsx";
import { CashRefunds } from "./cash-refund.tsx";
import panelStyles from "../../ui/panel.module.css";
import styles from "./case-aside.module.css";

/** The ride, the money and the people of a case, each with the way to where they are. */
export function CaseAside({ one }: { readonly one: Case }) {
  return (
    <aside className={styles.aside}>
      <RidePart one={one} />
      {one.money !== null && <MoneyPart one={one} money={one.money} />}
      <PeoplePart one={one} />
    </aside>
  );
}

function Part({
  title,
  way,
  children,
}: {
  readonly title: string;
  readonly way?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={panelStyles.panel} aria-label={title}>
      <div className={panelStyles.head}>
        <h2>{title}</h2>
        {way}
      </div>
      <div className={styles.inside}>{children}</div>
    </section>
  );
}

function RidePart({ one: { ride, trip } }: { readonly one: Case }) {
  const words = useStrings("cases/office");
  const { shortDateTime, time } = useFormats();
  if (ride === null || trip === null) {
    return (
      <Part title={words.ride("")}>
        <p className="muted">{words.noRide}</p>
      </Part>
    );
  }
  const times = [
    [words.promised, shortDateTime(trip.ride_datetime)],
    [words.pickedUp, trip.picked_up_at && time(trip.picked_up_at)],
    [words.dropped, trip.completed_at && time(trip.completed_at)],
  ] as const;
  return (
    <Part
      title={words.ride(ride.reference)}
      way={<Link to={officePaths.operatorRide(ride.id)}>{words.openRide}</Link>}
    >
      <p>
        {trip.pickup} → {trip.dropoff}
      </p>
      <dl>
        {times.map(
          ([name, at]) =>
            at !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{at}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="row">
        {trip.plate !== null && trip.plate !== "" && <Plate plate={trip.plate} />}
        <span className="muted">{words.people(trip.passengers)}</span>
      </p>
    </Part>
  );
}

type MoneyPartProps = { readonly one: Case; readonly money: NonNullable<Case["money"]> };

function MoneyPart({ one, money }: MoneyPartProps) {
  const words = useStrings("cases/office");
  const { paidBy, notRecorded } = useStrings("payments");
  const { usd } = useFormats();
  const { fare, paid_by, by_link, given_back, in_cash = [] } = money;
  const back = [
    ...given_back.filter(({ state }) => state !== "refused").map(({ amount }) => Number(amount)),
    ...in_cash.map(({ worth }) => Number(worth)),
  ];
  const stays = Number(fare) - back.reduce((sum, amount) => sum + amount, 0);
  return (
    <Part title={words.money}>
      <dl>
        <div>
          <dt>
            {words.fare}, {paid_by === null ? notRecorded : paidBy[paid_by]}
          </dt>
          <dd>{usd(Number(fare))}</dd>
        </div>
        {Number(by_link) > 0 && (
          <div>
            <dt>{words.byLink}</dt>
            <dd>{usd(Number(by_link))}</dd>
          </div>
        )}
        {given_back.map(({ amount, reason, at, state }) => (
          <div key={at}>
            <dt>
              {words.givenBack(reason)}
              {state === "asked" && ` (${words.backAsked})`}
              {state === "refused" && ` (${words.backRefused})`}
            </dt>
            <dd>{usd(-Number(amount))}</dd>
          </div>
        ))}
        {in_cash.map(({ id, reason, worth }) => (
          <div key={id}>
            <dt>{words.cash.line(reason)}</dt>
            <dd>{usd(-Number(worth))}</dd>
          </div>
        ))}
        {back.length > 0 && (
          <div className={styles.total}>
            <dt>{words.stays}</dt>
            <dd>{usd(stays)}</dd>
          </div>
        )}
      </dl>
      {one.ride !== null && <CaseRefunds rideId={one.ride.id} />}
      <CashRefunds one={one} money={money} />
      <p className="small muted">{words.giveBack}</p>
    </Part>
  );
}

function PeoplePart({ one }: { readonly one: Case }) {
  const words = useStrings("cases/office");
  const { driver, driver_figures: figures, person, contact, earlier_cases } = one;
  return (
    <Part title={words.who}>
      {driver !== null && (
        <div className={styles.person}>
          <div>
            <b>{driver.name}</b>
            {figures !== null && <small>{words.driverFacts(figures.rides)}</small>}
          </div>
          <Link to={officePaths.adminDriverReport(driver.id)}>{words.driverLink}</Link>
        </div>
      )}
      {figures !== null && (
        <dl>
          {(
            [
              [words.casesInYear, figures.cases],
              [words.atFault, figures.at_fault],
              [words.lowRatings, figures.low_ratings],
            ] as const
          ).map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.person}>
        <div>
          <b>{person || words.forgottenPerson}</b>
          <small>{earlier_cases === null ? words.guest : words.earlier(earlier_cases)}</small>
          {contact.email !== null && (
            <small>
              <EmailText>{contact.email}</EmailText>
            </small>
          )}
        </div>
        {contact.rider_id !== null && (
          <Link to={officePaths.adminRider(contact.rider_id)}>{words.riderLink}</Link>
        )}
      </div>
      <ContactLinks name={person} phone={contact.phone} />
    </Part>
  );
}

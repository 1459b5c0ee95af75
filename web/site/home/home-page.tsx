import type { ComponentProps } from "react";
import { dealSentence } from "../../../domain/company/deal-words.ts";
import { testConnectionEndpoint } from "../../../contract/health/health.endpoints.ts";
import { read } from "../../api/read.ts";
import { useSession } from "../../api/session.ts";
import { useRead } from "../../api/use-read.ts";
import { paths } from "../../router/paths.ts";
import { InstallButton } from "../../install/install-button.tsx";
import { useStrings } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { OwnPart } from "../../../domain/company/own-parts.ts";
import { useOwnParts } from "../../company/use-own-parts.ts";
import { useCompany } from "../../company/use-company.ts";
import { DRAWINGS } from "../../company/drawings.ts";
import { type Drawing, Illustration } from "../../ui/illustration.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { BookingCard } from "../../booking/booking-card.tsx";
import { CommonTrips } from "../../booking/common-trips-strip.tsx";
import { type BookingFlow, useBookingFlow } from "../../booking/use-booking-flow.ts";
import { Fanlight } from "./home-fanlight.tsx";
import buttonStyles from "../../ui/button.module.css";
import cardStyles from "../../ui/card.module.css";
import fanlightStyles from "./home-fanlight.module.css";
import styles from "./home-page.module.css";

/** The home page: the ride form first, then why an account helps and what else we do. */
export default function HomePage() {
  const text = useStrings("site/home");
  const flow = useBookingFlow();
  const isGuest = useSession() === null;
  // The spec's page asks once whether the server is there; the answer is not used.
  useRead(read(testConnectionEndpoint, {}, Infinity));
  return (
    <>
      <PageHead title={text.headTitle} description={text.headDescription} />
      <Hero flow={flow} isGuest={isGuest} />
      <CommonTrips flow={flow} />
      <div className={`wrap ${styles.phoneRow}`}>
        <div className={styles.actions}>
          <ButtonLink tone="ink" className={styles.phoneButton} to={paths.homeRideForm}>
            {text.bookARide}
          </ButtonLink>
          {isGuest && (
            <ButtonLink className={styles.phoneButton} to={paths.register}>
              {text.registerNow}
            </ButtonLink>
          )}
          <InstallButton className={`${buttonStyles.button} ${buttonStyles.line} ${styles.phoneButton}`}>
            {text.downloadApp}
          </InstallButton>
        </div>
      </div>
      {isGuest && <WhyAnAccount />}
      <Services />
    </>
  );
}

function Hero({ flow, isGuest }: { readonly flow: BookingFlow; readonly isGuest: boolean }) {
  const text = useStrings("site/home");
  return (
    <div className={styles.hero}>
      <div className={styles.back}>
        <Illustration drawing={DRAWINGS.skyline} className={styles.street} label={text.skyline} />
      </div>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.intro}>
          <h1>{text.title}</h1>
          <p className={styles.tagline}>{text.tagline}</p>
          <div className={styles.actions}>
            <ButtonLink tone="ink" to={paths.homeRideForm}>
              {text.bookARide}
            </ButtonLink>
            {isGuest && (
              <Link className={styles.textLink} to={paths.register}>
                {text.registerNow}
              </Link>
            )}
            <InstallButton className={styles.textLink}>{text.downloadApp}</InstallButton>
          </div>
        </div>
        <BookingCard flow={flow} className={styles.step} />
      </div>
    </div>
  );
}

type Card = ComponentProps<typeof Fanlight> & {
  readonly title: string;
  readonly text: string;
  readonly part?: OwnPart;
};

function WhyAnAccount() {
  const text = useStrings("site/home");
  const company = useCompany();
  const { tours } = useOwnParts();
  const cards: readonly Card[] = [
    { ...text.cards.faster, icon: "bolt", paint: fanlightStyles.mango },
    { ...text.cards.history, icon: "history", paint: fanlightStyles.sky },
    { ...text.cards.deals, text: dealSentence(company, text.deal), icon: "tag", paint: fanlightStyles.rose },
    { ...text.cards.tours, icon: "compass", paint: fanlightStyles.mint, part: "tours" },
  ];
  return (
    <section className={`section quiet-area ${styles.why}`} aria-labelledby="why">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="why">{text.accountSection}</h2>
          <ButtonLink to={paths.register}>{text.registerNow}</ButtonLink>
        </div>
        <ul className={styles.arcade}>
          {cards
            .filter(({ part }) => part === undefined || tours)
            .map((card) => (
              <li className={styles.window} key={card.icon} data-part={card.part}>
                <Fanlight icon={card.icon} paint={card.paint} />
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

function Services() {
  const text = useStrings("site/home");
  const parts = useOwnParts();
  const { airport, tours, vip } = text.services;
  return (
    <section className="section" aria-labelledby="services">
      <div className="wrap">
        <h2 id="services">{text.servicesSection}</h2>
        <ul className={styles.services}>
          <Service {...airport} drawing={DRAWINGS.airport} to={paths.airport} />
          {parts.tours && (
            <Service {...tours} part="tours" drawing={DRAWINGS.tourBeaches} to={paths.privateTours} />
          )}
          <Service {...vip} drawing={DRAWINGS.comfort} to={paths.vip} />
        </ul>
      </div>
    </section>
  );
}

type ServiceProps = {
  readonly title: string;
  readonly text: string;
  readonly more: string;
  readonly picture: string;
  readonly drawing: Drawing;
  readonly to: string;
  readonly part?: OwnPart;
};

function Service({ title, text, more, picture, drawing, to, part }: ServiceProps) {
  return (
    <li className={styles.service} data-part={part}>
      <div className={drawing === DRAWINGS.comfort ? `${styles.picture} ${styles.car}` : styles.picture}>
        <Illustration drawing={drawing} label={picture} />
      </div>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p className="muted">{text}</p>
        <Link className={cardStyles.moreLink} to={to}>
          {more}
          <Icon name="right" />
        </Link>
      </div>
    </li>
  );
}

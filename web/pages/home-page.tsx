import "./home-page.css";
import { testConnection } from "../../contract/health/health.endpoints.ts";
import { question, useAnswer } from "../api/answers.ts";
import { paths } from "../app/paths.ts";
import { InstallButton } from "../install/install-button.tsx";
import { useMessages } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { DRAWINGS } from "../ui/drawings.ts";
import { type Drawing, Illustration } from "../ui/illustration.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { BookingHouse } from "./booking/booking-house.tsx";
import { CommonTrips } from "./booking/common-trips-strip.tsx";
import { type BookingFlow, useBookingFlow } from "./booking/use-booking-flow.ts";
import { Fanlight } from "./home-fanlight.tsx";

/** The home page: the ride form first, then why an account helps and what else we do. */
export default function HomePage() {
  const text = useMessages("home");
  const flow = useBookingFlow();
  // The page asks once whether the server is there and keeps the answer; nobody reads it.
  useAnswer(question(testConnection, {}, Infinity));
  return (
    <>
      <PageHead title={text.headTitle} description={text.headDescription} />
      <Hero flow={flow} />
      <CommonTrips flow={flow} />
      <div className="mob-row wrap">
        <div className="acts">
          <ButtonLink tone="ink" to={paths.homeRideForm}>
            {text.bookARide}
          </ButtonLink>
          <ButtonLink to={paths.register}>{text.registerNow}</ButtonLink>
          <InstallButton className="btn btn-line">{text.downloadApp}</InstallButton>
        </div>
      </div>
      <WhyAnAccount />
      <Services />
    </>
  );
}

function Hero({ flow }: { readonly flow: BookingFlow }) {
  const text = useMessages("home");
  return (
    <div className="hero">
      <Illustration drawing={DRAWINGS.skyline} className="bg" label={text.skyline} />
      <div className="wrap in">
        <div className="hd">
          <h1>{text.title}</h1>
          <p className="tag">{text.tagline}</p>
          <div className="acts">
            <ButtonLink tone="ink" to={paths.homeRideForm}>
              {text.bookARide}
            </ButtonLink>
            <Link to={paths.register}>{text.registerNow}</Link>
            <InstallButton>{text.downloadApp}</InstallButton>
          </div>
        </div>
        <BookingHouse flow={flow} />
      </div>
    </div>
  );
}

function WhyAnAccount() {
  const text = useMessages("home");
  const cards = [
    { ...text.cards.faster, icon: "bolt", paint: "mango" },
    { ...text.cards.history, icon: "history", paint: "sky" },
    { ...text.cards.deals, icon: "tag", paint: "rose" },
    { ...text.cards.tours, icon: "compass", paint: "mint" },
  ] as const;
  return (
    <section className="section quiet-area why" aria-labelledby="why">
      <div className="wrap">
        <div className="head">
          <h2 id="why">{text.accountSection}</h2>
          <ButtonLink to={paths.register}>{text.registerNow}</ButtonLink>
        </div>
        <ul className="arcade">
          {cards.map((card) => (
            <li className="win" key={card.icon}>
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
  const text = useMessages("home");
  const { airport, tours, vip } = text.services;
  return (
    <section className="section" aria-labelledby="services">
      <div className="wrap">
        <h2 id="services">{text.servicesSection}</h2>
        <ul className="services">
          <Service {...airport} drawing={DRAWINGS.airport} to={paths.airport} />
          <Service {...tours} drawing={DRAWINGS.tourBeaches} to={paths.privateTours} />
          <Service {...vip} drawing={DRAWINGS.cargo} to={paths.vip} />
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
};

function Service({ title, text, more, picture, drawing, to }: ServiceProps) {
  return (
    <li className="service">
      <div className={drawing === DRAWINGS.cargo ? "pic car" : "pic"}>
        <Illustration drawing={drawing} label={picture} />
      </div>
      <div className="tx">
        <h3>{title}</h3>
        <p className="muted">{text}</p>
        <Link className="more" to={to}>
          {more}
          <Icon name="right" />
        </Link>
      </div>
    </li>
  );
}

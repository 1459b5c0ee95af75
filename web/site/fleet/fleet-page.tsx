import { paths } from "../../router/paths.ts";
import { CarPicture } from "../../company/car-picture.tsx";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { SitePage } from "../../company/site-page.tsx";
import styles from "./fleet-page.module.css";

/** The four kinds of car; `null` bags is the large cargo space. */
const CARS = [
  { type: "economy", seats: 4, bags: 2 },
  { type: "comfort", seats: 4, bags: 3 },
  { type: "xl", seats: 7, bags: 5 },
  { type: "cargo", seats: 2, bags: null },
] as const;

/** What one can ride in. */
export default function FleetPage() {
  const text = useStrings("site/fleet");
  return (
    <SitePage from={950}>
      <PageHead title={text.head} description={text.description} />
      <PageTitle
        title={text.title}
        intro={text.intro}
        action={
          <ButtonLink tone="action" size="large" to={paths.homeRideForm}>
            {text.book}
          </ButtonLink>
        }
      />
      <ul className={styles.cars}>
        {CARS.map((car) => (
          <CarCard key={car.type} {...car} />
        ))}
      </ul>
    </SitePage>
  );
}

function CarCard({ type, seats, bags }: (typeof CARS)[number]) {
  const text = useStrings("site/fleet");
  const words = text.types[type];
  return (
    <li className={styles.carCard}>
      <CarPicture type={type} label={words.picture} />
      <div className={styles.text}>
        <div>
          <h2>{words.type}</h2>
          <p className={styles.nick}>{words.name}</p>
        </div>
        <ul className={styles.carFacts}>
          <li>
            <Icon name="seat" />
            {text.seats(seats)}
          </li>
          <li>
            <Icon name="bag" />
            {bags === null ? text.cargoSpace : text.bags(bags)}
          </li>
        </ul>
        <p className={`muted ${styles.about}`}>{words.text}</p>
      </div>
    </li>
  );
}

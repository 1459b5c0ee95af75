import { VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import { paths } from "../../router/paths.ts";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CarCard } from "../../site-texts/fleet/car-card.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { SitePage } from "../../company/site-page.tsx";
import styles from "./fleet-page.module.css";

/** The kinds of vehicles. */
export default function FleetPage() {
  const text = useStrings("site-texts/fleet");
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
        {VEHICLE_TYPES.map((type) => (
          <li key={type}>
            <CarCard type={type} />
          </li>
        ))}
      </ul>
    </SitePage>
  );
}

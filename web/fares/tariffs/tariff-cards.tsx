import type { ReactNode } from "react";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { noonOf } from "../../../domain/curacao-days.ts";
import type { ResultOf } from "../../../contract/endpoint.ts";
import {
  compareTariffEndpoint,
  type listTariffsEndpoint,
} from "../../../contract/fares/tariffs.endpoints.ts";
import { DAY_MS, HOUR_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import cardStyles from "../../ui/card.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useSignedUsd } from "./compared-rows.tsx";
import styles from "./tariff-cards.module.css";

type Tariff = ResultOf<typeof listTariffsEndpoint>[number];

type TariffCardsProps = {
  readonly inForce: Tariff;
  /** The next one, while its day has not come. */
  readonly coming: Tariff | undefined;
  readonly onWithdraw: (tariff: Tariff) => void;
};

/** The tariff in force, the one to come, and what the one would have made of last week's rides. */
export function TariffCards({ inForce, coming, onWithdraw }: TariffCardsProps) {
  const text = useStrings("fares/tariffs");
  const { date } = useFormats();
  const today = curacaoDate(useNow(HOUR_MS));
  return (
    <div className={classNames(styles.cards, coming === undefined && styles.two)}>
      <TariffCard tariff={inForce} about={text.inForceSince(date(noonOf(inForce.valid_from)))} />
      {coming === undefined ? (
        <div className={`${cardStyles.card} ${styles.card} ${styles.none}`}>
          <p className="strong">{text.nothingComing}</p>
          <p className="small muted">{text.nothingComingHint}</p>
        </div>
      ) : (
        <>
          <span className={styles.then}>
            <Icon name="right" />
          </span>
          <TariffCard
            tariff={coming}
            isNext
            about={text.comingFrom(date(noonOf(coming.valid_from)), daysBetween(today, coming.valid_from))}
          >
            <Button
              size="compact"
              icon="x"
              aria-label={`${text.withdraw}: ${date(noonOf(coming.valid_from))}`}
              onClick={() => onWithdraw(coming)}
            >
              {text.withdraw}
            </Button>
          </TariffCard>
          <LastWeek tariff={coming} />
        </>
      )}
    </div>
  );
}

type TariffCardProps = {
  readonly tariff: Tariff;
  readonly about: string;
  readonly isNext?: true;
  readonly children?: ReactNode;
};

function TariffCard({ tariff: { id, start, per_km }, about, isNext, children }: TariffCardProps) {
  const text = useStrings("fares/tariffs");
  const { usd } = useFormats();
  return (
    <section
      className={classNames(cardStyles.card, styles.card, isNext === true && styles.next)}
      aria-label={text.numbered(id)}
    >
      <p className="small muted">{about}</p>
      <div>
        <h2>{text.numbered(id)}</h2>
        <p className={styles.small}>{text.startAndKm(usd(start), usd(per_km))}</p>
      </div>
      {children}
    </section>
  );
}

/** Left out where no ride was driven, and where it can't be read. */
function LastWeek({ tariff: { id } }: { readonly tariff: Tariff }) {
  const text = useStrings("fares/tariffs");
  const { usd, decimals } = useFormats();
  const signed = useSignedUsd();
  const { data } = useRead(read(compareTariffEndpoint, { params: { id } }));
  if (data === undefined || data.rides === 0) return null;
  const { rides, before, after } = data;
  const percent = before > 0 ? `, ${signedPercent(decimals(((after - before) / before) * 100, 1))}` : "";
  return (
    <section className={`${cardStyles.card} ${styles.card} ${styles.effect}`}>
      <p className="small muted">{text.lastWeek(rides)}</p>
      <div>
        <p className={styles.sum}>
          <b>{usd(after)}</b> <span className="small muted">{text.insteadOf(usd(before))}</span>
        </p>
        <p className={`strong ${styles.small}`}>{`${signed(after - before)}${percent}`}</p>
      </div>
    </section>
  );
}

function signedPercent(text: string): string {
  return text.startsWith("-") ? `−${text.slice(1)}%` : `+${text}%`;
}

function daysBetween(from: string, until: string): number {
  return Math.round((noonOf(until).getTime() - noonOf(from).getTime()) / DAY_MS);
}

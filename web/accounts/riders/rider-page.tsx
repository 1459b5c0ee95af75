import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import type { RiderDetail } from "../../../contract/accounts/account-records.ts";
import { getRiderEndpoint } from "../../../contract/accounts/riders.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useVip } from "../../company/use-vip.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { useParams } from "../../router/router-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { BelowSection } from "../../office/below-section.tsx";
import { RiderRides } from "./rider-rides.tsx";
import { Fact, FactsList } from "../../ui/facts-list.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./rider-page.module.css";

/** A rider: their account, what their rides come to, and the rides. */
export function RiderPage() {
  const text = useStrings("office");
  const words = useStrings("accounts/riders");
  const errorText = useErrorText();
  const id = Number(useParams()["id"]);
  const rider = useRead(read(getRiderEndpoint, { params: { id } }));
  const name =
    rider.data === undefined ? text.nav.riders : `${rider.data.first_name} ${rider.data.last_name}`;
  const isMissing = rider.error instanceof ApiError && rider.error.status === 404;
  return (
    <BelowSection
      title={name}
      back={{ to: officePaths.adminRiders, name: words.back }}
      missing={isMissing ? words.missing : null}
    >
      <QueryView query={rider} loading={text.loading} failed={errorText}>
        {(found) => (
          <>
            <Account rider={found} />
            <Totals totals={found.totals} />
            <RiderRides riderId={found.id} />
          </>
        )}
      </QueryView>
    </BelowSection>
  );
}

function Account({ rider }: { readonly rider: RiderDetail }) {
  const text = useStrings("office");
  const words = useStrings("accounts/riders");
  const { date, shortDateTime } = useFormats();
  const vip = useVip(rider.totals.completed);
  return (
    <div className={cardStyles.card}>
      <FactsList>
        <Fact name={text.state}>{text.states[rider.state]}</Fact>
        <Fact name={text.username}>{rider.username}</Fact>
        <Fact name={text.email}>
          <EmailText>{rider.email}</EmailText>
        </Fact>
        <Fact name={text.phone}>{displayPhone(rider.phone_number)}</Fact>
        <Fact name={text.language}>{LANGUAGE_NAMES[rider.language]}</Fact>
        {vip !== null && (
          <Fact name={words.vipLevel}>
            {vip.ridesToGo === 0 ? words.vip(vip.percent) : words.toVip(vip.ridesToGo)}
          </Fact>
        )}
        <Fact name={words.since}>{date(rider.created_at)}</Fact>
        <Fact name={text.users.lastSeen}>
          {rider.last_seen_at === null ? text.users.never : shortDateTime(rider.last_seen_at)}
        </Fact>
      </FactsList>
    </div>
  );
}

function Totals({ totals }: { readonly totals: RiderDetail["totals"] }) {
  const words = useStrings("accounts/riders").totals;
  const { number, usd } = useFormats();
  const figures = [
    [words.booked, number(totals.booked)],
    [words.open, number(totals.open)],
    [words.completed, number(totals.completed)],
    [words.called_off, number(totals.called_off)],
    [words.no_show, number(totals.no_show)],
    [words.fares, usd(Number(totals.fares))],
  ] as const;
  return (
    <dl className={styles.totals}>
      {figures.map(([name, figure]) => (
        <div className={cardStyles.card} key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

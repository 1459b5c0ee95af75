import { fullName } from "../../../domain/accounts/full-name.ts";
import { displayPhone } from "../../../domain/accounts/phone-number.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { listContactMessagesEndpoint } from "../../../contract/messages/inbox.endpoints.ts";
import { listUsersEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import type { StaffAccount } from "../../../contract/accounts/account-records.ts";
import { useState } from "react";
import { read } from "../../api/read.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { AsOf } from "../../reports/as-of.tsx";
import { rideFields } from "../../rides/search/ride-fields.ts";
import { useFoundRide } from "../../rides/search/use-found-ride.ts";
import { usePastRides } from "../../rides/search/use-past-rides.ts";
import { officePaths } from "../../router/office-paths.ts";
import { useNavigate } from "../../router/router-context.ts";
import { paths } from "../../router/paths.ts";
import { type Found, QuickFind } from "../../ui/quick-find.tsx";
import { useSettled } from "../../ui/use-settled.ts";
import { useFoundPages } from "./use-found-pages.ts";
import { useSubject } from "../../messages/inbox/use-subject.ts";

const SHORTEST = 2;
const MOST_OF_A_KIND = 4;

type OfficeSearchProps = {
  /** Told once somebody goes to what was found. */
  readonly onGo?: () => void;
};

/** One field for pages, settings, people, rides and messages. */
export function OfficeSearch({ onGo }: OfficeSearchProps) {
  const text = useStrings("staff/start");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLocaleLowerCase().replace(/^#/, "");
  const settled = useSettled(wanted);
  const words = wanted.length >= SHORTEST && settled.length >= SHORTEST ? settled : null;
  const foundPages = useFoundPages(words);
  const people = usePeople(words);
  const messages = useMessages(words);
  const { rides, asOf } = useRides(words);
  return (
    <QuickFind
      label={text.search}
      placeholder={text.search}
      value={typed}
      onType={setTyped}
      found={[...foundPages, ...people, ...rides, ...messages]}
      onPick={(each) => {
        navigate(each.to);
        onGo?.();
      }}
      empty={wanted.length < SHORTEST ? null : text.searchNothing}
      remark={asOf !== null && <AsOf at={asOf} />}
    />
  );
}

function usePeople(words: string | null): readonly Found[] {
  const { roles } = useStrings("office");
  const mayI = useMayI();
  const query = { q: words ?? "", limit: MOST_OF_A_KIND };
  const accounts =
    useRead(words === null || !mayI("people") ? null : read(listUsersEndpoint, { query })).data ?? [];
  return accounts.map((account) => ({
    key: `account-${account.id}`,
    icon: account.role === "driver" ? "car" : "user",
    title: fullName(account),
    detail: `${roles[account.role]}, ${account.phone_number === "" ? account.email : displayPhone(account.phone_number)}`,
    to: pageOf(account),
  }));
}

function pageOf({ id, role }: StaffAccount): string {
  if (role === "rider") return officePaths.adminRider(id);
  return role === "driver" ? officePaths.adminDriverReport(id) : `${paths.admin}/users`;
}

function useMessages(words: string | null): readonly Found[] {
  const { shortDateTime } = useFormats();
  const subjectOf = useSubject();
  const mayI = useMayI();
  const query = { q: words ?? "", limit: MOST_OF_A_KIND };
  const messages =
    useRead(words === null || !mayI("letters") ? null : read(listContactMessagesEndpoint, { query })).data ??
    [];
  return messages.map((message) => ({
    key: `message-${message.id}`,
    icon: "mail",
    title: subjectOf(message),
    detail: `${message.name}, ${shortDateTime(message.received_at)}`,
    to: officePaths.adminMessage(message.id),
  }));
}

/** Those that are open, the soonest first, and then those that are over. */
function useRides(words: string | null): { readonly rides: readonly Found[]; readonly asOf: string | null } {
  const foundRide = useFoundRide();
  const pending = useRead(
    words === null ? null : read(listRideRequestsEndpoint, { query: { type: "pending" } }),
  ).data;
  const assigned = useRead(words === null ? null : read(listAssignedRidesEndpoint)).data;
  const { numbered, past, asOf } = usePastRides(words);
  if (words === null) return { rides: [], asOf: null };
  const open = [...ridesOf(pending), ...ridesOf(assigned)]
    .filter((ride) => rideFields(ride).some((field) => field.toLocaleLowerCase().includes(words)))
    .toSorted((one, other) => one.ride_datetime.localeCompare(other.ride_datetime));
  const isOpen = open.some(({ id }) => id === numbered?.id);
  const over = numbered === undefined || isOpen ? past : [numbered, ...past];
  const rides = [...open.slice(0, MOST_OF_A_KIND), ...over.slice(0, MOST_OF_A_KIND)].map(foundRide);
  return { rides, asOf };
}

function ridesOf(answer: readonly Ride[] | object | undefined): readonly Ride[] {
  return Array.isArray(answer) ? answer : [];
}

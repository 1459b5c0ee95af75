import { addDays, curacaoDate, instantOf } from "../../../contract/curacao-time.ts";
import { type DatedPaper, papersDue } from "../../../contract/papers/papers.ts";
import { listContactMessagesEndpoint } from "../../../contract/staff/inbox.endpoints.ts";
import {
  listApplicationsEndpoint,
  listDriverRecordsEndpoint,
} from "../../../contract/staff/people.endpoints.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useChangeText } from "../../papers/use-change-text.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { officePaths } from "../../router/office-paths.ts";
import type { IconName } from "../../ui/icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import { usePagedList } from "../use-paged-list.ts";

/** One thing that somebody of the office has to do. */
export type WaitingThing = {
  readonly key: string;
  readonly icon: IconName;
  readonly who: string;
  readonly what: string;
  /** Since when it waits, where the sentence does not say it. */
  readonly since: string | null;
  readonly tone: "late" | "soon" | "calm";
  /** What is oldest comes first among those alike. */
  readonly at: number;
  readonly action: string;
  readonly to: string;
};

/** A message without an answer for as long is late. */
const ANSWER_HOURS = 24;
/** From here on a paper that ends is not calm any more. */
const PAPER_DAYS_AHEAD = 14;

/** All that waits for the office, the most urgent first; and how the reading of it went. */
export function useWaiting() {
  const now = useNow(HOUR_MS);
  const messages = useMessages(now);
  const applications = useApplications();
  const ofDrivers = useDriverThings(now);
  const parts = [messages, applications, ofDrivers];
  const isKnown = parts.every(({ things }) => things !== undefined);
  return {
    data: isKnown ? byUrgency(parts.flatMap(({ things = [] }) => things)) : undefined,
    isPending: parts.some(({ isPending }) => isPending),
    error: parts.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const { refetch } of parts) refetch();
    },
  };
}

const ORDER = ["late", "soon", "calm"] as const;

function byUrgency(things: readonly WaitingThing[]): readonly WaitingThing[] {
  return things.toSorted((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone) || a.at - b.at);
}

function useMessages(now: Date) {
  const text = useStrings("staff");
  const words = useStrings("staff/start");
  const { shortDateTime } = useFormats();
  const { data, ...query } = usePagedList(listContactMessagesEndpoint, { state: "open" });
  const things = data?.map(({ id, name, topic, received_at }): WaitingThing => {
    const at = Date.parse(received_at);
    return {
      key: `message-${id}`,
      icon: "chat",
      who: name,
      what: text.messages.topics[topic],
      since: shortDateTime(received_at),
      tone: now.getTime() - at > ANSWER_HOURS * HOUR_MS ? "late" : "calm",
      at,
      action: words.answer,
      to: officePaths.adminMessage(id),
    };
  });
  return { ...query, things };
}

function useApplications() {
  const words = useStrings("staff/start");
  const { shortDateTime } = useFormats();
  const { data, ...query } = usePagedList(listApplicationsEndpoint, { state: "new" });
  const things = data?.map(
    ({ id, first_name, last_name, received_at }): WaitingThing => ({
      key: `application-${id}`,
      icon: "note",
      who: `${first_name} ${last_name}`,
      what: words.wantsToDrive,
      since: shortDateTime(received_at),
      tone: "calm",
      at: Date.parse(received_at),
      action: words.look,
      to: officePaths.adminApplication(id),
    }),
  );
  return { ...query, things };
}

/** What drivers want changed, and their papers that have run out or soon do. */
function useDriverThings(now: Date) {
  const words = useStrings("staff/start");
  const papers = useStrings("papers");
  const said = useChangeText();
  const { day, ranOut } = usePaperText();
  const today = curacaoDate(now);
  const toneOf = (date: string) =>
    date < today ? "late" : date <= addDays(today, PAPER_DAYS_AHEAD) ? "soon" : "calm";
  const sentenceOf = ({ paper, date }: DatedPaper) =>
    date < today ? ranOut({ paper, date }) : papers.runsOut(papers.names[paper], day(date));
  const { data, ...query } = usePagedList(listDriverRecordsEndpoint);
  const things = data?.flatMap((driver): readonly WaitingThing[] => {
    const { id, name, waiting_changes: changes = [] } = driver;
    const of = { who: name, since: null, to: officePaths.adminDrivers } as const;
    return [
      ...papersDue(driver, today).map(
        (due): WaitingThing => ({
          ...of,
          key: `paper-${id}-${due.paper}`,
          icon: "shield",
          what: sentenceOf(due),
          tone: toneOf(due.date),
          at: instantOf(due.date, "00:00:00")?.getTime() ?? 0,
          action: words.newDate,
        }),
      ),
      ...(changes.length === 0
        ? []
        : [
            {
              ...of,
              key: `changes-${id}`,
              icon: "car",
              what: changes.map(said).join("; "),
              tone: "soon",
              at: now.getTime(),
              action: words.look,
            } satisfies WaitingThing,
          ]),
    ];
  });
  return { ...query, things };
}

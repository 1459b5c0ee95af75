import { useEffect, useEffectEvent } from "react";
import type { RadioThreads } from "../../../contract/radio/radio.ts";
import {
  getRadioThreadEndpoint,
  listRadioThreadsEndpoint,
  readFromDriverEndpoint,
  sendToAllDriversEndpoint,
  sendToDriverEndpoint,
} from "../../../contract/radio/radio.endpoints.ts";
import { DESK_PHRASES } from "../../../domain/radio/phrases.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { RadioTalk, useShownTexts } from "../../radio/radio-talk.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useDrivers } from "../live/dispatch-lists.ts";
import { useRadioThreads } from "./use-radio-threads.ts";
import styles from "./desk-radio.module.css";

/** The ones that dispatch talks to: one driver, everyone on shift, or nobody chosen yet. */
export type TalkTo = number | "all" | null;

type DeskRadioProps = {
  readonly open: boolean;
  readonly to: TalkTo;
  readonly onChoose: (to: TalkTo) => void;
  readonly onClose: () => void;
};

/** The texts between dispatch and drivers: the drivers on the left, one of them on the right. */
export function DeskRadio({ open, to, onChoose, onClose }: DeskRadioProps) {
  const text = useStrings("dispatch/radio");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      className={styles.dialog}
    >
      {open && (
        <div className={styles.columns}>
          <Drivers to={to} onChoose={onChoose} />
          <div>
            {to === null && <p className="muted">{text.choose}</p>}
            {to === "all" && <ToAll />}
            {typeof to === "number" && <ToDriver key={to} driverId={to} />}
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Drivers({ to, onChoose }: Pick<DeskRadioProps, "to" | "onChoose">) {
  const text = useStrings("dispatch/radio");
  const { threads = [] } = useRadioThreads().data ?? {};
  const onShift = useOnShift();
  const talkedTo = new Set(threads.map(({ driver_id }) => driver_id));
  const others = onShift.filter(({ id }) => !talkedTo.has(id));
  return (
    <ul className={styles.drivers} aria-label={text.drivers}>
      <li>
        <button type="button" aria-pressed={to === "all"} onClick={() => onChoose("all")}>
          <b>{text.all}</b>
          <span className="small muted">{text.allCount(onShift.length)}</span>
        </button>
      </li>
      {threads.map((thread) => (
        <li key={thread.driver_id}>
          <button
            type="button"
            aria-pressed={to === thread.driver_id}
            onClick={() => onChoose(thread.driver_id)}
          >
            {thread.driver_name}
            <Unread thread={thread} />
          </button>
        </li>
      ))}
      {others.map(({ id, name }) => (
        <li key={id}>
          <button type="button" aria-pressed={to === id} onClick={() => onChoose(id)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Unread({ thread }: { readonly thread: RadioThreads["threads"][number] }) {
  const text = useStrings("dispatch/radio");
  return thread.unread === 0 ? null : <span className={styles.unread}>{text.unread(thread.unread)}</span>;
}

function useOnShift() {
  const drivers = useDrivers().data ?? [];
  return drivers.filter(({ status }) => status === "available" || status === "on_ride");
}

const THREAD_EVERY_MS = 15 * SECOND_MS;

function ToDriver({ driverId }: { readonly driverId: number }) {
  const text = useStrings("dispatch/radio");
  const errorText = useErrorText();
  const params = { id: driverId };
  const query = useRead(read(getRadioThreadEndpoint, { params }), { everyMs: THREAD_EVERY_MS });
  const send = useChange(sendToDriverEndpoint, {
    invalidates: [getRadioThreadEndpoint, listRadioThreadsEndpoint],
  });
  const markRead = useChange(readFromDriverEndpoint, {
    invalidates: [getRadioThreadEndpoint, listRadioThreadsEndpoint],
  });
  const texts = query.data?.texts ?? [];
  const unread = Math.max(
    0,
    ...texts.filter(({ from, read_at }) => from === "driver" && read_at === null).map(({ id }) => id),
  );
  const look = useEffectEvent(() => markRead.run({ params, body: { up_to: unread } }));
  useEffect(() => {
    if (unread > 0) look();
  }, [unread]);
  const shown = useShownTexts(texts, "desk");
  return (
    <QueryView query={query} loading={text.loading} failed={() => text.failed}>
      {() => (
        <div className="stack">
          <RadioTalk
            texts={shown}
            reader="desk"
            phrases={DESK_PHRASES}
            busy={send.isPending}
            onSay={(body) => send.run({ params, body })}
          />
          <FormError>{send.error === null ? null : errorText(send.error)}</FormError>
        </div>
      )}
    </QueryView>
  );
}

function ToAll() {
  const text = useStrings("dispatch/radio");
  const errorText = useErrorText();
  const toast = useToast();
  const send = useChange(sendToAllDriversEndpoint, {
    invalidates: [listRadioThreadsEndpoint],
    onDone: ({ drivers }) => toast({ text: drivers === 0 ? text.nobody : text.sentTo(drivers) }),
  });
  return (
    <div className="stack">
      <RadioTalk
        texts={null}
        reader="desk"
        phrases={DESK_PHRASES}
        busy={send.isPending}
        onSay={(body) => send.run({ body })}
      />
      <FormError>{send.error === null ? null : errorText(send.error)}</FormError>
    </div>
  );
}

import { listRideMessagesEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { useMessageText } from "../../rides/messages/use-message-text.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import panelStyles from "../../ui/panel.module.css";
import styles from "./ride-happened.module.css";

/** Messages about a ride, and whether they reached people, the latest first. */
export function RideMessages({ id }: { readonly id: number }) {
  const dispatch = useStrings("dispatch");
  const text = useStrings("dispatch/ride").messages;
  const { to: readers } = useStrings("rides/messages");
  const message = useMessageText();
  const words = useDispatchTexts();
  const formats = useFormats();
  const messages = useRead(read(listRideMessagesEndpoint, { params: { id } }));
  return (
    <section className={panelStyles.panel} aria-labelledby="ride-messages">
      <div className={panelStyles.head}>
        <h2 id="ride-messages">{text.title}</h2>
      </div>
      <QueryView
        query={messages}
        loading={dispatch.loadingRides}
        failed={(error) => dispatch.loadFailed(words.reasonPart(error))}
      />
      {messages.data?.length === 0 && <p className={panelStyles.empty}>{text.none}</p>}
      <ol className={styles.happened}>
        {messages.data?.map(({ id: number, kind, at, to, gateway, channel, state, reason }) => (
          <li key={number}>
            <time dateTime={at}>{formats.shortDateTime(at)}</time>
            <span>
              <span className="strong">{message.about(kind)}</span>
              <span className={`muted ${styles.changed}`}>
                {readers[to]}, {message.way({ channel, gateway })}
              </span>
            </span>
            <span className={state === "failed" ? "strong" : "muted"}>
              {text.states[state]}
              {reason !== null && <span className={styles.changed}>{message.reason(reason)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

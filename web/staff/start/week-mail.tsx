import {
  getWeekMailEndpoint,
  sendWeekMailEndpoint,
  setWeekMailEndpoint,
} from "../../../contract/reports/week-mail.endpoints.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { useToast } from "../../ui/toast.tsx";
import cardStyles from "../../ui/card.module.css";

/** Whether the week comes by mail on Monday mornings, and last week's to look at now. */
export function WeekMail() {
  const text = useStrings("staff/start").week;
  const errorText = useErrorText();
  const toast = useToast();
  const { data } = useRead(read(getWeekMailEndpoint));
  const change = useChange(setWeekMailEndpoint, {
    invalidates: [getWeekMailEndpoint],
    onDone: ({ on }) => toast({ text: on ? text.isOn : text.isOff }),
  });
  const send = useChange(sendWeekMailEndpoint, { onDone: () => toast({ text: text.sent }) });
  if (data === undefined) return null;
  const failed = change.error ?? send.error;
  return (
    <section className={`stack ${cardStyles.card}`} aria-label={text.head}>
      <h2>{text.head}</h2>
      <p className="small muted">{text.about}</p>
      <Checkbox checked={data.on} onChange={(on) => change.run({ body: { on } })}>
        {text.onMondays}
      </Checkbox>
      {failed !== null && <ErrorNote>{errorText(failed)}</ErrorNote>}
      <Button size="compact" icon="mail" busy={send.isPending} onClick={() => send.run({})}>
        {text.sendNow}
      </Button>
    </section>
  );
}

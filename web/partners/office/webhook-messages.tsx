import type { Webhook, WebhookMessage } from "../../../contract/partners/webhooks.ts";
import {
  listWebhookMessagesEndpoint,
  listWebhooksEndpoint,
  replayWebhookMessageEndpoint,
} from "../../../contract/partners/webhooks.endpoints.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Listing } from "../../office/listing.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";

/** The last messages to an address, with what came of each; any of them is sent again by a press. */
export function WebhookMessages({ webhook }: { readonly webhook: Webhook }) {
  const { webhooks: text } = useStrings("partners/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const { dateTime } = useFormats();
  const messages = useRead(read(listWebhookMessagesEndpoint, { params: { id: webhook.id } }));
  const replay = useStaffAction(replayWebhookMessageEndpoint, {
    refresh: [listWebhookMessagesEndpoint, listWebhooksEndpoint],
    toastText: text.replayed,
  });
  const types: Readonly<Record<string, string>> = text.types;
  const nameOf = ({ type, reference }: WebhookMessage) =>
    [types[type] ?? type, reference].filter((part) => part !== null).join(" ");
  const why = (code: string) => {
    const status = /^http_(\d+)$/.exec(code)?.[1];
    if (status !== undefined) return text.why.answered(status);
    return code === "timeout" || code === "no_such_host" || code === "not_public"
      ? text.why[code]
      : text.why.other(code);
  };
  const outcome = ({ sent_at, failed_at, next_attempt_at, attempts, last_error }: WebhookMessage) => {
    if (sent_at !== null) return text.taken(dateTime(sent_at));
    if (failed_at !== null) return text.givenUp(why(last_error ?? ""));
    if (attempts === 0 || last_error === null || next_attempt_at === null) return text.due;
    return text.againAt(dateTime(next_attempt_at), why(last_error));
  };
  const columns: readonly Column<WebhookMessage>[] = [
    { id: "type", label: text.type, namesRow: true, renderCell: nameOf },
    {
      id: "at",
      label: staff.audit.when,
      labelled: true,
      renderCell: ({ created_at }) => dateTime(created_at),
    },
    {
      id: "tries",
      label: text.tries,
      className: "number",
      labelled: true,
      renderCell: ({ attempts }) => attempts,
    },
    { id: "outcome", label: text.outcome, labelled: true, renderCell: outcome },
    {
      id: "actions",
      label: staff.actions,
      renderCell: (message) =>
        webhook.ended === null && (
          <Button
            size="compact"
            aria-label={text.of(text.replay, nameOf(message))}
            busy={replay.isPending && replay.input?.params?.["id"] === message.id}
            onClick={() => replay.run({ params: { id: message.id } })}
          >
            {text.replay}
          </Button>
        ),
    },
  ];
  return (
    <>
      {replay.error !== null && <ErrorNote>{errorText(replay.error)}</ErrorNote>}
      <Listing query={messages} empty={text.noMessages}>
        {(rows) => (
          <DataTable
            stacks="flowing"
            label={text.messagesOf(webhook.url)}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </Listing>
    </>
  );
}

import { useId } from "react";
import {
  type AllowedAssistant,
  withdrawAssistantEndpoint,
} from "../../contract/assistants/office-grants.endpoints.ts";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { useStaffAction } from "./use-staff-action.ts";

type Granted = {
  readonly rows: readonly AllowedAssistant[];
  /** The column's name of whoever allowed it. */
  readonly by: string;
  /** The list that it was read from. */
  readonly refresh: EndpointDescription;
};

/** Assistants that act for somebody, each withdrawn in one press; nothing where there is none. */
export function GrantedAssistants({ rows, by, refresh }: Granted) {
  const { assistants: text, actions } = useStrings("office");
  const errorText = useErrorText();
  const headingId = useId();
  const { dateTime } = useFormats();
  const withdraw = useStaffAction(withdrawAssistantEndpoint, {
    refresh: [refresh],
    toastText: text.withdrawn,
  });
  if (rows.length === 0) return null;
  const columns: readonly Column<AllowedAssistant>[] = [
    { id: "host", label: text.assistant, namesRow: true, renderCell: ({ host }) => host },
    { id: "by", label: by, labelled: true, renderCell: ({ allowed_by }) => allowed_by },
    {
      id: "scopes",
      label: text.may,
      labelled: true,
      renderCell: ({ scopes }) => scopes.map((scope) => text.scopes[scope]).join(", "),
    },
    { id: "since", label: text.since, labelled: true, renderCell: ({ allowed_at: at }) => dateTime(at) },
    {
      id: "used",
      label: text.used,
      labelled: true,
      renderCell: ({ last_used_at: at }) => (at === null ? text.unused : dateTime(at)),
    },
    {
      id: "actions",
      label: actions,
      renderCell: ({ id, host, allowed_by }) => (
        <Button
          size="compact"
          tone="bad"
          aria-label={text.withdrawOf(host, allowed_by)}
          busy={withdraw.isPending && withdraw.input?.params?.["id"] === id}
          onClick={() => withdraw.run({ params: { id } })}
        >
          {text.withdraw}
        </Button>
      ),
    },
  ];
  return (
    <section className="stack" aria-labelledby={headingId}>
      <h2 id={headingId}>{text.title}</h2>
      <p className="muted">{text.intro}</p>
      {withdraw.error !== null && <ErrorNote>{errorText(withdraw.error)}</ErrorNote>}
      <DataTable stacks="flowing" label={text.title} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </section>
  );
}

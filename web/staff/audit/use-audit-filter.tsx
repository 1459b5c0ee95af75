import { type ReactNode, useDeferredValue, useState } from "react";
import { addDays, isDate } from "../../../contract/curacao-time.ts";
import { AUDIT_ACTIONS } from "../../../contract/staff/audit-actions.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import staffStyles from "../staff.module.css";

const NO_FILTER = { q: "", action: "", from: "", to: "" };
type Filter = typeof NO_FILTER;

/** Which changes are shown: whose or of what, of which kind, and on which days. */
export function useAuditFilter(): {
  readonly filter: Readonly<Record<string, string>>;
  readonly fields: ReactNode;
} {
  const { audit } = useStrings("staff");
  const text = useStrings("staff/audit");
  const { language } = useLanguage();
  const [typed, setTyped] = useState<Filter>(NO_FILTER);
  const settled = useDeferredValue(typed);
  const set = (name: keyof Filter) => (value: string) => setTyped((before) => ({ ...before, [name]: value }));
  const actions = AUDIT_ACTIONS.map((action) => ({ action, name: audit.actions[action] })).toSorted(
    (one, other) => one.name.localeCompare(other.name, language),
  );
  const fields = (
    <div className={staffStyles.bar}>
      <TextField label={text.search} type="search" compact value={typed.q} onChange={set("q")} />
      <SelectField label={audit.what} compact value={typed.action} onChange={set("action")}>
        <option value="">{text.anything}</option>
        {actions.map(({ action, name }) => (
          <option key={action} value={action}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label={text.from} type="date" compact value={typed.from} onChange={set("from")} />
      <TextField label={text.to} type="date" compact value={typed.to} onChange={set("to")} />
      <Button size="compact" disabled={isEmpty(typed)} onClick={() => setTyped(NO_FILTER)}>
        {text.clear}
      </Button>
    </div>
  );
  return { filter: toQuery(settled), fields };
}

function isEmpty(filter: Filter): boolean {
  return Object.values(filter).every((value) => value === "");
}

/** As the call takes it; the last day counts whole. */
function toQuery({ q, action, from, to }: Filter): Record<string, string> {
  return {
    ...(q.trim() === "" ? {} : { q: q.trim() }),
    ...(action === "" ? {} : { action }),
    ...(isDate(from) ? { start_date: from } : {}),
    ...(isDate(to) ? { end_date: addDays(to, 1) } : {}),
  };
}

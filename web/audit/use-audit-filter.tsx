import { type ReactNode, useDeferredValue, useState } from "react";
import { addDays } from "../../domain/curacao-days.ts";
import { isDate } from "../../domain/curacao-time.ts";
import { AUDIT_ACTIONS } from "../../contract/audit/audit-actions.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import styles from "./audit-filter.module.css";

const NO_FILTER = { q: "", action: "", from: "", to: "", withValues: false };
type Filter = typeof NO_FILTER;

type AuditFilter = {
  readonly filter: Readonly<Record<string, string>>;
  /** For the field in the head of the page. */
  readonly search: { readonly value: string; readonly onChange: (value: string) => void };
  readonly fields: ReactNode;
};

/** Which changes are shown: whose or of what, of which kind, and on which days. */
export function useAuditFilter(): AuditFilter {
  const { audit } = useStrings("office");
  const text = useStrings("audit");
  const { language } = useLanguage();
  const [typed, setTyped] = useState<Filter>(NO_FILTER);
  const settled = useDeferredValue(typed);
  const set =
    <Name extends keyof Filter>(name: Name) =>
    (value: Filter[Name]) =>
      setTyped((before) => ({ ...before, [name]: value }));
  const actions = AUDIT_ACTIONS.map((action) => ({ action, name: audit.actions[action] })).toSorted(
    (one, other) => one.name.localeCompare(other.name, language),
  );
  const fields = (
    <div className={styles.filters}>
      <SelectField
        className={styles.what}
        label={audit.what}
        compact
        value={typed.action}
        onChange={set("action")}
      >
        <option value="">{text.anything}</option>
        {actions.map(({ action, name }) => (
          <option key={action} value={action}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        className={styles.day}
        label={text.from}
        type="date"
        compact
        value={typed.from}
        onChange={set("from")}
      />
      <TextField
        className={styles.day}
        label={text.to}
        type="date"
        compact
        value={typed.to}
        onChange={set("to")}
      />
      <Checkbox className={styles.check} checked={typed.withValues} onChange={set("withValues")}>
        {text.withValues}
      </Checkbox>
      <Button size="compact" disabled={isEmpty(typed)} onClick={() => setTyped(NO_FILTER)}>
        {text.clear}
      </Button>
    </div>
  );
  return { filter: toQuery(settled), search: { value: typed.q, onChange: set("q") }, fields };
}

function isEmpty(filter: Filter): boolean {
  return Object.values(filter).every((value) => value === "" || value === false);
}

/** As the call takes it; the last day counts whole. */
function toQuery({ q, action, from, to, withValues }: Filter): Record<string, string> {
  return {
    ...(q.trim() === "" ? {} : { q: q.trim() }),
    ...(action === "" ? {} : { action }),
    ...(isDate(from) ? { start_date: from } : {}),
    ...(isDate(to) ? { end_date: addDays(to, 1) } : {}),
    ...(withValues ? { with_values: "true" } : {}),
  };
}

import { useState } from "react";
import type { WireDeal } from "../../../contract/deals/deal-schemas.ts";
import { changeDealEndpoint, listDealsEndpoint } from "../../../contract/deals/deals.endpoints.ts";
import { dealWords } from "../../../domain/deals/deal.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useRead } from "../../api/use-read.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { SectionHead } from "../../office/section-head.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { DealEditor } from "./deal-editor.tsx";
import { DealReport } from "./deal-report.tsx";
import { switched } from "./deal-values.ts";
import { useDealFacts } from "./use-deal-facts.ts";
import styles from "./deals.module.css";

type Open = { readonly deal: WireDeal | null };

/** The deals of the company: made, changed and turned on or off here, with what they cost. */
export function DealsSection() {
  const office = useStrings("office");
  const text = useStrings("deals/office");
  const errorText = useErrorText();
  const mayI = useMayI();
  const deals = useRead(read(listDealsEndpoint));
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <SectionHead title={office.nav.deals} about={text.intro}>
        {open === null && (
          <Button size="compact" tone="ink" icon="plus" onClick={() => setOpen({ deal: null })}>
            {text.add}
          </Button>
        )}
      </SectionHead>
      {open !== null && (
        <DealEditor key={open.deal?.id ?? "new"} deal={open.deal} onClose={() => setOpen(null)} />
      )}
      {open === null && (
        <QueryView query={deals} loading={office.loading} failed={errorText}>
          {(all) => <DealList deals={all} onOpen={(deal) => setOpen({ deal })} />}
        </QueryView>
      )}
      {open === null && mayI("turnover", "money") && <DealReport />}
    </>
  );
}

type DealListProps = { readonly deals: readonly WireDeal[]; readonly onOpen: (deal: WireDeal) => void };

function DealList({ deals, onOpen }: DealListProps) {
  const office = useStrings("office");
  const text = useStrings("deals/office");
  const errorText = useErrorText();
  const { language } = useLanguage();
  const facts = useDealFacts();
  const turn = useStaffAction(changeDealEndpoint, { refresh: [listDealsEndpoint], toastText: office.saved });
  if (deals.length === 0) {
    return (
      <EmptyState heading="h2" title={text.none}>
        {text.noneWhy}
      </EmptyState>
    );
  }
  return (
    <>
      {turn.error !== null && <ErrorNote>{errorText(turn.error)}</ErrorNote>}
      <ul className={styles.list} aria-label={text.list}>
        {deals.map((deal) => {
          const name = dealWords(deal.name, language);
          return (
            <li key={deal.id} data-off={!deal.on}>
              <div>
                <b>{name}</b>
                <p>{facts(deal)}</p>
                <p className="small muted">
                  {[deal.on ? text.isOn : text.isOff, text.uses(deal.uses, deal.most_uses)].join(" · ")}
                </p>
              </div>
              <Button
                size="compact"
                aria-label={`${deal.on ? text.turnOff : text.turnOn}: ${name}`}
                busy={turn.isPending && turn.input?.params?.["id"] === deal.id}
                onClick={() => turn.run({ params: { id: deal.id }, body: switched(deal) })}
              >
                {deal.on ? text.turnOff : text.turnOn}
              </Button>
              <Button size="compact" aria-label={`${text.change}: ${name}`} onClick={() => onOpen(deal)}>
                {text.change}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

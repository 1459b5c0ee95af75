import { useStrings } from "../../language/language-context.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { BooksView } from "../../books/books-view.tsx";
import { ClosingsList } from "../closings/closings-list.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { AgedDebtors } from "../../partners/office/aged-debtors.tsx";
import { CommissionView } from "../../settlements/office/commission-view.tsx";
import { SettlementsView } from "../../settlements/office/settlements-view.tsx";
import { CashWithDrivers } from "./cash-with-drivers.tsx";
import { Income } from "./income.tsx";

const VIEWS = ["income", "cash", "closings", "settlements", "commission", "debtors", "books"] as const;

/** The owner's books: what came in, and the cash that drivers hold until the office signs for it, and what is settled with them. Each has an address. */
export function MoneySection() {
  const text = useStrings("payments/money");
  const staff = useStrings("office");
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((name) => name === params.get("view")) ?? "income";
  return (
    <>
      <SectionHead title={staff.nav.money} />
      <Tabs
        label={text.view}
        value={view}
        onChange={(name) => setParams({ view: name }, { replace: true })}
        tabs={[
          { value: "income", label: text.views.income, panel: <Income /> },
          { value: "cash", label: text.views.cash, panel: <CashWithDrivers /> },
          { value: "closings", label: text.views.closings, panel: <ClosingsList /> },
          { value: "settlements", label: text.views.settlements, panel: <SettlementsView /> },
          { value: "commission", label: text.views.commission, panel: <CommissionView /> },
          { value: "debtors", label: text.views.debtors, panel: <AgedDebtors /> },
          { value: "books", label: text.views.books, panel: <BooksView /> },
        ]}
      />
    </>
  );
}

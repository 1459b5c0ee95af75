// Made from the folders of strings; web/build/area-keys.test.ts says how.
// oxlint-disable typescript/consistent-type-imports -- a name for each of these files would be read nowhere else.
import type { InEveryLanguage } from "../../language/strings.ts";

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    "accounts/assistants": InEveryLanguage<{
      en: typeof import("../../accounts/assistants/strings/en.ts");
      nl: typeof import("../../accounts/assistants/strings/nl.ts");
      es: typeof import("../../accounts/assistants/strings/es.ts");
      pap: typeof import("../../accounts/assistants/strings/pap.ts");
      de: typeof import("../../accounts/assistants/strings/de.ts");
    }>;
    "accounts/riders": InEveryLanguage<{
      en: typeof import("../../accounts/riders/strings/en.ts");
      nl: typeof import("../../accounts/riders/strings/nl.ts");
      es: typeof import("../../accounts/riders/strings/es.ts");
      pap: typeof import("../../accounts/riders/strings/pap.ts");
      de: typeof import("../../accounts/riders/strings/de.ts");
    }>;
    "accounts/settings": InEveryLanguage<{
      en: typeof import("../../accounts/settings/strings/en.ts");
      nl: typeof import("../../accounts/settings/strings/nl.ts");
      es: typeof import("../../accounts/settings/strings/es.ts");
      pap: typeof import("../../accounts/settings/strings/pap.ts");
      de: typeof import("../../accounts/settings/strings/de.ts");
    }>;
    "accounts/sign-in": InEveryLanguage<{
      en: typeof import("../../accounts/sign-in/strings/en.ts");
      nl: typeof import("../../accounts/sign-in/strings/nl.ts");
      es: typeof import("../../accounts/sign-in/strings/es.ts");
      pap: typeof import("../../accounts/sign-in/strings/pap.ts");
      de: typeof import("../../accounts/sign-in/strings/de.ts");
    }>;
    "accounts/users": InEveryLanguage<{
      en: typeof import("../../accounts/users/strings/en.ts");
      nl: typeof import("../../accounts/users/strings/nl.ts");
      es: typeof import("../../accounts/users/strings/es.ts");
      pap: typeof import("../../accounts/users/strings/pap.ts");
      de: typeof import("../../accounts/users/strings/de.ts");
    }>;
    airport: InEveryLanguage<{
      en: typeof import("../../airport/strings/en.ts");
      nl: typeof import("../../airport/strings/nl.ts");
      es: typeof import("../../airport/strings/es.ts");
      pap: typeof import("../../airport/strings/pap.ts");
      de: typeof import("../../airport/strings/de.ts");
    }>;
    api: InEveryLanguage<{
      en: typeof import("../../api/strings/en.ts");
      nl: typeof import("../../api/strings/nl.ts");
      es: typeof import("../../api/strings/es.ts");
      pap: typeof import("../../api/strings/pap.ts");
      de: typeof import("../../api/strings/de.ts");
    }>;
    "api/signed-in": InEveryLanguage<{
      en: typeof import("../../api/signed-in/strings/en.ts");
      nl: typeof import("../../api/signed-in/strings/nl.ts");
      es: typeof import("../../api/signed-in/strings/es.ts");
      pap: typeof import("../../api/signed-in/strings/pap.ts");
      de: typeof import("../../api/signed-in/strings/de.ts");
    }>;
    "app/account-menu": InEveryLanguage<{
      en: typeof import("../../app/account-menu/strings/en.ts");
      nl: typeof import("../../app/account-menu/strings/nl.ts");
      es: typeof import("../../app/account-menu/strings/es.ts");
      pap: typeof import("../../app/account-menu/strings/pap.ts");
      de: typeof import("../../app/account-menu/strings/de.ts");
    }>;
    "app/broken": InEveryLanguage<{
      en: typeof import("../../app/broken/strings/en.ts");
      nl: typeof import("../../app/broken/strings/nl.ts");
      es: typeof import("../../app/broken/strings/es.ts");
      pap: typeof import("../../app/broken/strings/pap.ts");
      de: typeof import("../../app/broken/strings/de.ts");
    }>;
    "app/forbidden": InEveryLanguage<{
      en: typeof import("../../app/forbidden/strings/en.ts");
      nl: typeof import("../../app/forbidden/strings/nl.ts");
      es: typeof import("../../app/forbidden/strings/es.ts");
      pap: typeof import("../../app/forbidden/strings/pap.ts");
      de: typeof import("../../app/forbidden/strings/de.ts");
    }>;
    "app/opening": InEveryLanguage<{
      en: typeof import("../../app/opening/strings/en.ts");
      nl: typeof import("../../app/opening/strings/nl.ts");
      es: typeof import("../../app/opening/strings/es.ts");
      pap: typeof import("../../app/opening/strings/pap.ts");
      de: typeof import("../../app/opening/strings/de.ts");
    }>;
    "app/shell": InEveryLanguage<{
      en: typeof import("../../app/shell/strings/en.ts");
      nl: typeof import("../../app/shell/strings/nl.ts");
      es: typeof import("../../app/shell/strings/es.ts");
      pap: typeof import("../../app/shell/strings/pap.ts");
      de: typeof import("../../app/shell/strings/de.ts");
    }>;
    approvals: InEveryLanguage<{
      en: typeof import("../../approvals/strings/en.ts");
      nl: typeof import("../../approvals/strings/nl.ts");
      es: typeof import("../../approvals/strings/es.ts");
      pap: typeof import("../../approvals/strings/pap.ts");
      de: typeof import("../../approvals/strings/de.ts");
    }>;
    "approvals/office": InEveryLanguage<{
      en: typeof import("../../approvals/office/strings/en.ts");
      nl: typeof import("../../approvals/office/strings/nl.ts");
      es: typeof import("../../approvals/office/strings/es.ts");
      pap: typeof import("../../approvals/office/strings/pap.ts");
      de: typeof import("../../approvals/office/strings/de.ts");
    }>;
    areas: InEveryLanguage<{
      en: typeof import("../../areas/strings/en.ts");
      nl: typeof import("../../areas/strings/nl.ts");
      es: typeof import("../../areas/strings/es.ts");
      pap: typeof import("../../areas/strings/pap.ts");
      de: typeof import("../../areas/strings/de.ts");
    }>;
    audit: InEveryLanguage<{
      en: typeof import("../../audit/strings/en.ts");
      nl: typeof import("../../audit/strings/nl.ts");
      es: typeof import("../../audit/strings/es.ts");
      pap: typeof import("../../audit/strings/pap.ts");
      de: typeof import("../../audit/strings/de.ts");
    }>;
    booking: InEveryLanguage<{
      en: typeof import("../../booking/strings/en.ts");
      nl: typeof import("../../booking/strings/nl.ts");
      es: typeof import("../../booking/strings/es.ts");
      pap: typeof import("../../booking/strings/pap.ts");
      de: typeof import("../../booking/strings/de.ts");
    }>;
    "booking/code-paper": InEveryLanguage<{
      en: typeof import("../../booking/code-paper/strings/en.ts");
      nl: typeof import("../../booking/code-paper/strings/nl.ts");
      es: typeof import("../../booking/code-paper/strings/es.ts");
      pap: typeof import("../../booking/code-paper/strings/pap.ts");
      de: typeof import("../../booking/code-paper/strings/de.ts");
    }>;
    "booking/desk": InEveryLanguage<{
      en: typeof import("../../booking/desk/strings/en.ts");
      nl: typeof import("../../booking/desk/strings/nl.ts");
      es: typeof import("../../booking/desk/strings/es.ts");
      pap: typeof import("../../booking/desk/strings/pap.ts");
      de: typeof import("../../booking/desk/strings/de.ts");
    }>;
    "booking/meeting": InEveryLanguage<{
      en: typeof import("../../booking/meeting/strings/en.ts");
      nl: typeof import("../../booking/meeting/strings/nl.ts");
      es: typeof import("../../booking/meeting/strings/es.ts");
      pap: typeof import("../../booking/meeting/strings/pap.ts");
      de: typeof import("../../booking/meeting/strings/de.ts");
    }>;
    "booking/price": InEveryLanguage<{
      en: typeof import("../../booking/price/strings/en.ts");
      nl: typeof import("../../booking/price/strings/nl.ts");
      es: typeof import("../../booking/price/strings/es.ts");
      pap: typeof import("../../booking/price/strings/pap.ts");
      de: typeof import("../../booking/price/strings/de.ts");
    }>;
    "booking/price/paying": InEveryLanguage<{
      en: typeof import("../../booking/price/paying/strings/en.ts");
      nl: typeof import("../../booking/price/paying/strings/nl.ts");
      es: typeof import("../../booking/price/paying/strings/es.ts");
      pap: typeof import("../../booking/price/paying/strings/pap.ts");
      de: typeof import("../../booking/price/paying/strings/de.ts");
    }>;
    "booking/waiting": InEveryLanguage<{
      en: typeof import("../../booking/waiting/strings/en.ts");
      nl: typeof import("../../booking/waiting/strings/nl.ts");
      es: typeof import("../../booking/waiting/strings/es.ts");
      pap: typeof import("../../booking/waiting/strings/pap.ts");
      de: typeof import("../../booking/waiting/strings/de.ts");
    }>;
    books: InEveryLanguage<{
      en: typeof import("../../books/strings/en.ts");
      nl: typeof import("../../books/strings/nl.ts");
      es: typeof import("../../books/strings/es.ts");
      pap: typeof import("../../books/strings/pap.ts");
      de: typeof import("../../books/strings/de.ts");
    }>;
    "books/ride": InEveryLanguage<{
      en: typeof import("../../books/ride/strings/en.ts");
      nl: typeof import("../../books/ride/strings/nl.ts");
      es: typeof import("../../books/ride/strings/es.ts");
      pap: typeof import("../../books/ride/strings/pap.ts");
      de: typeof import("../../books/ride/strings/de.ts");
    }>;
    cases: InEveryLanguage<{
      en: typeof import("../../cases/strings/en.ts");
      nl: typeof import("../../cases/strings/nl.ts");
      es: typeof import("../../cases/strings/es.ts");
      pap: typeof import("../../cases/strings/pap.ts");
      de: typeof import("../../cases/strings/de.ts");
    }>;
    "cases/office": InEveryLanguage<{
      en: typeof import("../../cases/office/strings/en.ts");
      nl: typeof import("../../cases/office/strings/nl.ts");
      es: typeof import("../../cases/office/strings/es.ts");
      pap: typeof import("../../cases/office/strings/pap.ts");
      de: typeof import("../../cases/office/strings/de.ts");
    }>;
    "contracts/office": InEveryLanguage<{
      en: typeof import("../../contracts/office/strings/en.ts");
      nl: typeof import("../../contracts/office/strings/nl.ts");
      es: typeof import("../../contracts/office/strings/es.ts");
      pap: typeof import("../../contracts/office/strings/pap.ts");
      de: typeof import("../../contracts/office/strings/de.ts");
    }>;
    data: InEveryLanguage<{
      en: typeof import("../../data/strings/en.ts");
      nl: typeof import("../../data/strings/nl.ts");
      es: typeof import("../../data/strings/es.ts");
      pap: typeof import("../../data/strings/pap.ts");
      de: typeof import("../../data/strings/de.ts");
    }>;
    "deals/office": InEveryLanguage<{
      en: typeof import("../../deals/office/strings/en.ts");
      nl: typeof import("../../deals/office/strings/nl.ts");
      es: typeof import("../../deals/office/strings/es.ts");
      pap: typeof import("../../deals/office/strings/pap.ts");
      de: typeof import("../../deals/office/strings/de.ts");
    }>;
    demand: InEveryLanguage<{
      en: typeof import("../../demand/strings/en.ts");
      nl: typeof import("../../demand/strings/nl.ts");
      es: typeof import("../../demand/strings/es.ts");
      pap: typeof import("../../demand/strings/pap.ts");
      de: typeof import("../../demand/strings/de.ts");
    }>;
    dispatch: InEveryLanguage<{
      en: typeof import("../../dispatch/strings/en.ts");
      nl: typeof import("../../dispatch/strings/nl.ts");
      es: typeof import("../../dispatch/strings/es.ts");
      pap: typeof import("../../dispatch/strings/pap.ts");
      de: typeof import("../../dispatch/strings/de.ts");
    }>;
    "dispatch/board": InEveryLanguage<{
      en: typeof import("../../dispatch/board/strings/en.ts");
      nl: typeof import("../../dispatch/board/strings/nl.ts");
      es: typeof import("../../dispatch/board/strings/es.ts");
      pap: typeof import("../../dispatch/board/strings/pap.ts");
      de: typeof import("../../dispatch/board/strings/de.ts");
    }>;
    "dispatch/bulk": InEveryLanguage<{
      en: typeof import("../../dispatch/bulk/strings/en.ts");
      nl: typeof import("../../dispatch/bulk/strings/nl.ts");
      es: typeof import("../../dispatch/bulk/strings/es.ts");
      pap: typeof import("../../dispatch/bulk/strings/pap.ts");
      de: typeof import("../../dispatch/bulk/strings/de.ts");
    }>;
    "dispatch/cockpit": InEveryLanguage<{
      en: typeof import("../../dispatch/cockpit/strings/en.ts");
      nl: typeof import("../../dispatch/cockpit/strings/nl.ts");
      es: typeof import("../../dispatch/cockpit/strings/es.ts");
      pap: typeof import("../../dispatch/cockpit/strings/pap.ts");
      de: typeof import("../../dispatch/cockpit/strings/de.ts");
    }>;
    "dispatch/map": InEveryLanguage<{
      en: typeof import("../../dispatch/map/strings/en.ts");
      nl: typeof import("../../dispatch/map/strings/nl.ts");
      es: typeof import("../../dispatch/map/strings/es.ts");
      pap: typeof import("../../dispatch/map/strings/pap.ts");
      de: typeof import("../../dispatch/map/strings/de.ts");
    }>;
    "dispatch/office": InEveryLanguage<{
      en: typeof import("../../dispatch/office/strings/en.ts");
      nl: typeof import("../../dispatch/office/strings/nl.ts");
      es: typeof import("../../dispatch/office/strings/es.ts");
      pap: typeof import("../../dispatch/office/strings/pap.ts");
      de: typeof import("../../dispatch/office/strings/de.ts");
    }>;
    "dispatch/pending": InEveryLanguage<{
      en: typeof import("../../dispatch/pending/strings/en.ts");
      nl: typeof import("../../dispatch/pending/strings/nl.ts");
      es: typeof import("../../dispatch/pending/strings/es.ts");
      pap: typeof import("../../dispatch/pending/strings/pap.ts");
      de: typeof import("../../dispatch/pending/strings/de.ts");
    }>;
    "dispatch/plan": InEveryLanguage<{
      en: typeof import("../../dispatch/plan/strings/en.ts");
      nl: typeof import("../../dispatch/plan/strings/nl.ts");
      es: typeof import("../../dispatch/plan/strings/es.ts");
      pap: typeof import("../../dispatch/plan/strings/pap.ts");
      de: typeof import("../../dispatch/plan/strings/de.ts");
    }>;
    "dispatch/radio": InEveryLanguage<{
      en: typeof import("../../dispatch/radio/strings/en.ts");
      nl: typeof import("../../dispatch/radio/strings/nl.ts");
      es: typeof import("../../dispatch/radio/strings/es.ts");
      pap: typeof import("../../dispatch/radio/strings/pap.ts");
      de: typeof import("../../dispatch/radio/strings/de.ts");
    }>;
    "dispatch/ride": InEveryLanguage<{
      en: typeof import("../../dispatch/ride/strings/en.ts");
      nl: typeof import("../../dispatch/ride/strings/nl.ts");
      es: typeof import("../../dispatch/ride/strings/es.ts");
      pap: typeof import("../../dispatch/ride/strings/pap.ts");
      de: typeof import("../../dispatch/ride/strings/de.ts");
    }>;
    "dispatch/waiting": InEveryLanguage<{
      en: typeof import("../../dispatch/waiting/strings/en.ts");
      nl: typeof import("../../dispatch/waiting/strings/nl.ts");
      es: typeof import("../../dispatch/waiting/strings/es.ts");
      pap: typeof import("../../dispatch/waiting/strings/pap.ts");
      de: typeof import("../../dispatch/waiting/strings/de.ts");
    }>;
    drivers: InEveryLanguage<{
      en: typeof import("../../drivers/strings/en.ts");
      nl: typeof import("../../drivers/strings/nl.ts");
      es: typeof import("../../drivers/strings/es.ts");
      pap: typeof import("../../drivers/strings/pap.ts");
      de: typeof import("../../drivers/strings/de.ts");
    }>;
    "drivers/hail": InEveryLanguage<{
      en: typeof import("../../drivers/hail/strings/en.ts");
      nl: typeof import("../../drivers/hail/strings/nl.ts");
      es: typeof import("../../drivers/hail/strings/es.ts");
      pap: typeof import("../../drivers/hail/strings/pap.ts");
      de: typeof import("../../drivers/hail/strings/de.ts");
    }>;
    "drivers/history": InEveryLanguage<{
      en: typeof import("../../drivers/history/strings/en.ts");
      nl: typeof import("../../drivers/history/strings/nl.ts");
      es: typeof import("../../drivers/history/strings/es.ts");
      pap: typeof import("../../drivers/history/strings/pap.ts");
      de: typeof import("../../drivers/history/strings/de.ts");
    }>;
    "drivers/plan": InEveryLanguage<{
      en: typeof import("../../drivers/plan/strings/en.ts");
      nl: typeof import("../../drivers/plan/strings/nl.ts");
      es: typeof import("../../drivers/plan/strings/es.ts");
      pap: typeof import("../../drivers/plan/strings/pap.ts");
      de: typeof import("../../drivers/plan/strings/de.ts");
    }>;
    "drivers/profile": InEveryLanguage<{
      en: typeof import("../../drivers/profile/strings/en.ts");
      nl: typeof import("../../drivers/profile/strings/nl.ts");
      es: typeof import("../../drivers/profile/strings/es.ts");
      pap: typeof import("../../drivers/profile/strings/pap.ts");
      de: typeof import("../../drivers/profile/strings/de.ts");
    }>;
    "drivers/radio": InEveryLanguage<{
      en: typeof import("../../drivers/radio/strings/en.ts");
      nl: typeof import("../../drivers/radio/strings/nl.ts");
      es: typeof import("../../drivers/radio/strings/es.ts");
      pap: typeof import("../../drivers/radio/strings/pap.ts");
      de: typeof import("../../drivers/radio/strings/de.ts");
    }>;
    "drivers/records": InEveryLanguage<{
      en: typeof import("../../drivers/records/strings/en.ts");
      nl: typeof import("../../drivers/records/strings/nl.ts");
      es: typeof import("../../drivers/records/strings/es.ts");
      pap: typeof import("../../drivers/records/strings/pap.ts");
      de: typeof import("../../drivers/records/strings/de.ts");
    }>;
    "drivers/roster": InEveryLanguage<{
      en: typeof import("../../drivers/roster/strings/en.ts");
      nl: typeof import("../../drivers/roster/strings/nl.ts");
      es: typeof import("../../drivers/roster/strings/es.ts");
      pap: typeof import("../../drivers/roster/strings/pap.ts");
      de: typeof import("../../drivers/roster/strings/de.ts");
    }>;
    "drivers/vehicles": InEveryLanguage<{
      en: typeof import("../../drivers/vehicles/strings/en.ts");
      nl: typeof import("../../drivers/vehicles/strings/nl.ts");
      es: typeof import("../../drivers/vehicles/strings/es.ts");
      pap: typeof import("../../drivers/vehicles/strings/pap.ts");
      de: typeof import("../../drivers/vehicles/strings/de.ts");
    }>;
    fares: InEveryLanguage<{
      en: typeof import("../../fares/strings/en.ts");
      nl: typeof import("../../fares/strings/nl.ts");
      es: typeof import("../../fares/strings/es.ts");
      pap: typeof import("../../fares/strings/pap.ts");
      de: typeof import("../../fares/strings/de.ts");
    }>;
    "fares/calculator": InEveryLanguage<{
      en: typeof import("../../fares/calculator/strings/en.ts");
      nl: typeof import("../../fares/calculator/strings/nl.ts");
      es: typeof import("../../fares/calculator/strings/es.ts");
      pap: typeof import("../../fares/calculator/strings/pap.ts");
      de: typeof import("../../fares/calculator/strings/de.ts");
    }>;
    "fares/tariffs": InEveryLanguage<{
      en: typeof import("../../fares/tariffs/strings/en.ts");
      nl: typeof import("../../fares/tariffs/strings/nl.ts");
      es: typeof import("../../fares/tariffs/strings/es.ts");
      pap: typeof import("../../fares/tariffs/strings/pap.ts");
      de: typeof import("../../fares/tariffs/strings/de.ts");
    }>;
    help: InEveryLanguage<{
      en: typeof import("../../help/strings/en.ts");
      nl: typeof import("../../help/strings/nl.ts");
      es: typeof import("../../help/strings/es.ts");
      pap: typeof import("../../help/strings/pap.ts");
      de: typeof import("../../help/strings/de.ts");
    }>;
    install: InEveryLanguage<{
      en: typeof import("../../install/strings/en.ts");
      nl: typeof import("../../install/strings/nl.ts");
      es: typeof import("../../install/strings/es.ts");
      pap: typeof import("../../install/strings/pap.ts");
      de: typeof import("../../install/strings/de.ts");
    }>;
    "language/spoken": InEveryLanguage<{
      en: typeof import("../../language/spoken/strings/en.ts");
      nl: typeof import("../../language/spoken/strings/nl.ts");
      es: typeof import("../../language/spoken/strings/es.ts");
      pap: typeof import("../../language/spoken/strings/pap.ts");
      de: typeof import("../../language/spoken/strings/de.ts");
    }>;
    map: InEveryLanguage<{
      en: typeof import("../../map/strings/en.ts");
      nl: typeof import("../../map/strings/nl.ts");
      es: typeof import("../../map/strings/es.ts");
      pap: typeof import("../../map/strings/pap.ts");
      de: typeof import("../../map/strings/de.ts");
    }>;
    "messages/applications": InEveryLanguage<{
      en: typeof import("../../messages/applications/strings/en.ts");
      nl: typeof import("../../messages/applications/strings/nl.ts");
      es: typeof import("../../messages/applications/strings/es.ts");
      pap: typeof import("../../messages/applications/strings/pap.ts");
      de: typeof import("../../messages/applications/strings/de.ts");
    }>;
    "messages/inbox": InEveryLanguage<{
      en: typeof import("../../messages/inbox/strings/en.ts");
      nl: typeof import("../../messages/inbox/strings/nl.ts");
      es: typeof import("../../messages/inbox/strings/es.ts");
      pap: typeof import("../../messages/inbox/strings/pap.ts");
      de: typeof import("../../messages/inbox/strings/de.ts");
    }>;
    "notifications/sent": InEveryLanguage<{
      en: typeof import("../../notifications/sent/strings/en.ts");
      nl: typeof import("../../notifications/sent/strings/nl.ts");
      es: typeof import("../../notifications/sent/strings/es.ts");
      pap: typeof import("../../notifications/sent/strings/pap.ts");
      de: typeof import("../../notifications/sent/strings/de.ts");
    }>;
    office: InEveryLanguage<{
      en: typeof import("../../office/strings/en.ts");
      nl: typeof import("../../office/strings/nl.ts");
      es: typeof import("../../office/strings/es.ts");
      pap: typeof import("../../office/strings/pap.ts");
      de: typeof import("../../office/strings/de.ts");
    }>;
    papers: InEveryLanguage<{
      en: typeof import("../../papers/strings/en.ts");
      nl: typeof import("../../papers/strings/nl.ts");
      es: typeof import("../../papers/strings/es.ts");
      pap: typeof import("../../papers/strings/pap.ts");
      de: typeof import("../../papers/strings/de.ts");
    }>;
    partners: InEveryLanguage<{
      en: typeof import("../../partners/strings/en.ts");
      nl: typeof import("../../partners/strings/nl.ts");
      es: typeof import("../../partners/strings/es.ts");
      pap: typeof import("../../partners/strings/pap.ts");
      de: typeof import("../../partners/strings/de.ts");
    }>;
    "partners/office": InEveryLanguage<{
      en: typeof import("../../partners/office/strings/en.ts");
      nl: typeof import("../../partners/office/strings/nl.ts");
      es: typeof import("../../partners/office/strings/es.ts");
      pap: typeof import("../../partners/office/strings/pap.ts");
      de: typeof import("../../partners/office/strings/de.ts");
    }>;
    "pay-links": InEveryLanguage<{
      en: typeof import("../../pay-links/strings/en.ts");
      nl: typeof import("../../pay-links/strings/nl.ts");
      es: typeof import("../../pay-links/strings/es.ts");
      pap: typeof import("../../pay-links/strings/pap.ts");
      de: typeof import("../../pay-links/strings/de.ts");
    }>;
    "pay-links/moment": InEveryLanguage<{
      en: typeof import("../../pay-links/moment/strings/en.ts");
      nl: typeof import("../../pay-links/moment/strings/nl.ts");
      es: typeof import("../../pay-links/moment/strings/es.ts");
      pap: typeof import("../../pay-links/moment/strings/pap.ts");
      de: typeof import("../../pay-links/moment/strings/de.ts");
    }>;
    "pay-links/office": InEveryLanguage<{
      en: typeof import("../../pay-links/office/strings/en.ts");
      nl: typeof import("../../pay-links/office/strings/nl.ts");
      es: typeof import("../../pay-links/office/strings/es.ts");
      pap: typeof import("../../pay-links/office/strings/pap.ts");
      de: typeof import("../../pay-links/office/strings/de.ts");
    }>;
    "pay-links/tip": InEveryLanguage<{
      en: typeof import("../../pay-links/tip/strings/en.ts");
      nl: typeof import("../../pay-links/tip/strings/nl.ts");
      es: typeof import("../../pay-links/tip/strings/es.ts");
      pap: typeof import("../../pay-links/tip/strings/pap.ts");
      de: typeof import("../../pay-links/tip/strings/de.ts");
    }>;
    payments: InEveryLanguage<{
      en: typeof import("../../payments/strings/en.ts");
      nl: typeof import("../../payments/strings/nl.ts");
      es: typeof import("../../payments/strings/es.ts");
      pap: typeof import("../../payments/strings/pap.ts");
      de: typeof import("../../payments/strings/de.ts");
    }>;
    "payments/cash": InEveryLanguage<{
      en: typeof import("../../payments/cash/strings/en.ts");
      nl: typeof import("../../payments/cash/strings/nl.ts");
      es: typeof import("../../payments/cash/strings/es.ts");
      pap: typeof import("../../payments/cash/strings/pap.ts");
      de: typeof import("../../payments/cash/strings/de.ts");
    }>;
    "payments/money": InEveryLanguage<{
      en: typeof import("../../payments/money/strings/en.ts");
      nl: typeof import("../../payments/money/strings/nl.ts");
      es: typeof import("../../payments/money/strings/es.ts");
      pap: typeof import("../../payments/money/strings/pap.ts");
      de: typeof import("../../payments/money/strings/de.ts");
    }>;
    places: InEveryLanguage<{
      en: typeof import("../../places/strings/en.ts");
      nl: typeof import("../../places/strings/nl.ts");
      es: typeof import("../../places/strings/es.ts");
      pap: typeof import("../../places/strings/pap.ts");
      de: typeof import("../../places/strings/de.ts");
    }>;
    "places/desk": InEveryLanguage<{
      en: typeof import("../../places/desk/strings/en.ts");
      nl: typeof import("../../places/desk/strings/nl.ts");
      es: typeof import("../../places/desk/strings/es.ts");
      pap: typeof import("../../places/desk/strings/pap.ts");
      de: typeof import("../../places/desk/strings/de.ts");
    }>;
    "places/elsewhere": InEveryLanguage<{
      en: typeof import("../../places/elsewhere/strings/en.ts");
      nl: typeof import("../../places/elsewhere/strings/nl.ts");
      es: typeof import("../../places/elsewhere/strings/es.ts");
      pap: typeof import("../../places/elsewhere/strings/pap.ts");
      de: typeof import("../../places/elsewhere/strings/de.ts");
    }>;
    "places/finding": InEveryLanguage<{
      en: typeof import("../../places/finding/strings/en.ts");
      nl: typeof import("../../places/finding/strings/nl.ts");
      es: typeof import("../../places/finding/strings/es.ts");
      pap: typeof import("../../places/finding/strings/pap.ts");
      de: typeof import("../../places/finding/strings/de.ts");
    }>;
    promises: InEveryLanguage<{
      en: typeof import("../../promises/strings/en.ts");
      nl: typeof import("../../promises/strings/nl.ts");
      es: typeof import("../../promises/strings/es.ts");
      pap: typeof import("../../promises/strings/pap.ts");
      de: typeof import("../../promises/strings/de.ts");
    }>;
    radio: InEveryLanguage<{
      en: typeof import("../../radio/strings/en.ts");
      nl: typeof import("../../radio/strings/nl.ts");
      es: typeof import("../../radio/strings/es.ts");
      pap: typeof import("../../radio/strings/pap.ts");
      de: typeof import("../../radio/strings/de.ts");
    }>;
    reports: InEveryLanguage<{
      en: typeof import("../../reports/strings/en.ts");
      nl: typeof import("../../reports/strings/nl.ts");
      es: typeof import("../../reports/strings/es.ts");
      pap: typeof import("../../reports/strings/pap.ts");
      de: typeof import("../../reports/strings/de.ts");
    }>;
    "reports/quality": InEveryLanguage<{
      en: typeof import("../../reports/quality/strings/en.ts");
      nl: typeof import("../../reports/quality/strings/nl.ts");
      es: typeof import("../../reports/quality/strings/es.ts");
      pap: typeof import("../../reports/quality/strings/pap.ts");
      de: typeof import("../../reports/quality/strings/de.ts");
    }>;
    "reports/saved": InEveryLanguage<{
      en: typeof import("../../reports/saved/strings/en.ts");
      nl: typeof import("../../reports/saved/strings/nl.ts");
      es: typeof import("../../reports/saved/strings/es.ts");
      pap: typeof import("../../reports/saved/strings/pap.ts");
      de: typeof import("../../reports/saved/strings/de.ts");
    }>;
    rides: InEveryLanguage<{
      en: typeof import("../../rides/strings/en.ts");
      nl: typeof import("../../rides/strings/nl.ts");
      es: typeof import("../../rides/strings/es.ts");
      pap: typeof import("../../rides/strings/pap.ts");
      de: typeof import("../../rides/strings/de.ts");
    }>;
    "rides/archive": InEveryLanguage<{
      en: typeof import("../../rides/archive/strings/en.ts");
      nl: typeof import("../../rides/archive/strings/nl.ts");
      es: typeof import("../../rides/archive/strings/es.ts");
      pap: typeof import("../../rides/archive/strings/pap.ts");
      de: typeof import("../../rides/archive/strings/de.ts");
    }>;
    "rides/booked": InEveryLanguage<{
      en: typeof import("../../rides/booked/strings/en.ts");
      nl: typeof import("../../rides/booked/strings/nl.ts");
      es: typeof import("../../rides/booked/strings/es.ts");
      pap: typeof import("../../rides/booked/strings/pap.ts");
      de: typeof import("../../rides/booked/strings/de.ts");
    }>;
    "rides/change": InEveryLanguage<{
      en: typeof import("../../rides/change/strings/en.ts");
      nl: typeof import("../../rides/change/strings/nl.ts");
      es: typeof import("../../rides/change/strings/es.ts");
      pap: typeof import("../../rides/change/strings/pap.ts");
      de: typeof import("../../rides/change/strings/de.ts");
    }>;
    "rides/finding": InEveryLanguage<{
      en: typeof import("../../rides/finding/strings/en.ts");
      nl: typeof import("../../rides/finding/strings/nl.ts");
      es: typeof import("../../rides/finding/strings/es.ts");
      pap: typeof import("../../rides/finding/strings/pap.ts");
      de: typeof import("../../rides/finding/strings/de.ts");
    }>;
    "rides/messages": InEveryLanguage<{
      en: typeof import("../../rides/messages/strings/en.ts");
      nl: typeof import("../../rides/messages/strings/nl.ts");
      es: typeof import("../../rides/messages/strings/es.ts");
      pap: typeof import("../../rides/messages/strings/pap.ts");
      de: typeof import("../../rides/messages/strings/de.ts");
    }>;
    "rides/mine": InEveryLanguage<{
      en: typeof import("../../rides/mine/strings/en.ts");
      nl: typeof import("../../rides/mine/strings/nl.ts");
      es: typeof import("../../rides/mine/strings/es.ts");
      pap: typeof import("../../rides/mine/strings/pap.ts");
      de: typeof import("../../rides/mine/strings/de.ts");
    }>;
    "rides/portrait": InEveryLanguage<{
      en: typeof import("../../rides/portrait/strings/en.ts");
      nl: typeof import("../../rides/portrait/strings/nl.ts");
      es: typeof import("../../rides/portrait/strings/es.ts");
      pap: typeof import("../../rides/portrait/strings/pap.ts");
      de: typeof import("../../rides/portrait/strings/de.ts");
    }>;
    "rides/rating": InEveryLanguage<{
      en: typeof import("../../rides/rating/strings/en.ts");
      nl: typeof import("../../rides/rating/strings/nl.ts");
      es: typeof import("../../rides/rating/strings/es.ts");
      pap: typeof import("../../rides/rating/strings/pap.ts");
      de: typeof import("../../rides/rating/strings/de.ts");
    }>;
    "rides/receipt": InEveryLanguage<{
      en: typeof import("../../rides/receipt/strings/en.ts");
      nl: typeof import("../../rides/receipt/strings/nl.ts");
      es: typeof import("../../rides/receipt/strings/es.ts");
      pap: typeof import("../../rides/receipt/strings/pap.ts");
      de: typeof import("../../rides/receipt/strings/de.ts");
    }>;
    "rides/ship": InEveryLanguage<{
      en: typeof import("../../rides/ship/strings/en.ts");
      nl: typeof import("../../rides/ship/strings/nl.ts");
      es: typeof import("../../rides/ship/strings/es.ts");
      pap: typeof import("../../rides/ship/strings/pap.ts");
      de: typeof import("../../rides/ship/strings/de.ts");
    }>;
    "rides/tracking": InEveryLanguage<{
      en: typeof import("../../rides/tracking/strings/en.ts");
      nl: typeof import("../../rides/tracking/strings/nl.ts");
      es: typeof import("../../rides/tracking/strings/es.ts");
      pap: typeof import("../../rides/tracking/strings/pap.ts");
      de: typeof import("../../rides/tracking/strings/de.ts");
    }>;
    settlements: InEveryLanguage<{
      en: typeof import("../../settlements/strings/en.ts");
      nl: typeof import("../../settlements/strings/nl.ts");
      es: typeof import("../../settlements/strings/es.ts");
      pap: typeof import("../../settlements/strings/pap.ts");
      de: typeof import("../../settlements/strings/de.ts");
    }>;
    "settlements/office": InEveryLanguage<{
      en: typeof import("../../settlements/office/strings/en.ts");
      nl: typeof import("../../settlements/office/strings/nl.ts");
      es: typeof import("../../settlements/office/strings/es.ts");
      pap: typeof import("../../settlements/office/strings/pap.ts");
      de: typeof import("../../settlements/office/strings/de.ts");
    }>;
    setup: InEveryLanguage<{
      en: typeof import("../../setup/strings/en.ts");
      nl: typeof import("../../setup/strings/nl.ts");
      es: typeof import("../../setup/strings/es.ts");
      pap: typeof import("../../setup/strings/pap.ts");
      de: typeof import("../../setup/strings/de.ts");
    }>;
    shifts: InEveryLanguage<{
      en: typeof import("../../shifts/strings/en.ts");
      nl: typeof import("../../shifts/strings/nl.ts");
      es: typeof import("../../shifts/strings/es.ts");
      pap: typeof import("../../shifts/strings/pap.ts");
      de: typeof import("../../shifts/strings/de.ts");
    }>;
    "shifts/office": InEveryLanguage<{
      en: typeof import("../../shifts/office/strings/en.ts");
      nl: typeof import("../../shifts/office/strings/nl.ts");
      es: typeof import("../../shifts/office/strings/es.ts");
      pap: typeof import("../../shifts/office/strings/pap.ts");
      de: typeof import("../../shifts/office/strings/de.ts");
    }>;
    "site-texts/about": InEveryLanguage<{
      en: typeof import("../../site-texts/about/strings/en.ts");
      nl: typeof import("../../site-texts/about/strings/nl.ts");
      es: typeof import("../../site-texts/about/strings/es.ts");
      pap: typeof import("../../site-texts/about/strings/pap.ts");
      de: typeof import("../../site-texts/about/strings/de.ts");
    }>;
    "site-texts/contact": InEveryLanguage<{
      en: typeof import("../../site-texts/contact/strings/en.ts");
      nl: typeof import("../../site-texts/contact/strings/nl.ts");
      es: typeof import("../../site-texts/contact/strings/es.ts");
      pap: typeof import("../../site-texts/contact/strings/pap.ts");
      de: typeof import("../../site-texts/contact/strings/de.ts");
    }>;
    "site-texts/fleet": InEveryLanguage<{
      en: typeof import("../../site-texts/fleet/strings/en.ts");
      nl: typeof import("../../site-texts/fleet/strings/nl.ts");
      es: typeof import("../../site-texts/fleet/strings/es.ts");
      pap: typeof import("../../site-texts/fleet/strings/pap.ts");
      de: typeof import("../../site-texts/fleet/strings/de.ts");
    }>;
    "site-texts/office": InEveryLanguage<{
      en: typeof import("../../site-texts/office/strings/en.ts");
      nl: typeof import("../../site-texts/office/strings/nl.ts");
      es: typeof import("../../site-texts/office/strings/es.ts");
      pap: typeof import("../../site-texts/office/strings/pap.ts");
      de: typeof import("../../site-texts/office/strings/de.ts");
    }>;
    "site-texts/tours": InEveryLanguage<{
      en: typeof import("../../site-texts/tours/strings/en.ts");
      nl: typeof import("../../site-texts/tours/strings/nl.ts");
      es: typeof import("../../site-texts/tours/strings/es.ts");
      pap: typeof import("../../site-texts/tours/strings/pap.ts");
      de: typeof import("../../site-texts/tours/strings/de.ts");
    }>;
    "site/about": InEveryLanguage<{
      en: typeof import("../../site/about/strings/en.ts");
      nl: typeof import("../../site/about/strings/nl.ts");
      es: typeof import("../../site/about/strings/es.ts");
      pap: typeof import("../../site/about/strings/pap.ts");
      de: typeof import("../../site/about/strings/de.ts");
    }>;
    "site/careers": InEveryLanguage<{
      en: typeof import("../../site/careers/strings/en.ts");
      nl: typeof import("../../site/careers/strings/nl.ts");
      es: typeof import("../../site/careers/strings/es.ts");
      pap: typeof import("../../site/careers/strings/pap.ts");
      de: typeof import("../../site/careers/strings/de.ts");
    }>;
    "site/contact": InEveryLanguage<{
      en: typeof import("../../site/contact/strings/en.ts");
      nl: typeof import("../../site/contact/strings/nl.ts");
      es: typeof import("../../site/contact/strings/es.ts");
      pap: typeof import("../../site/contact/strings/pap.ts");
      de: typeof import("../../site/contact/strings/de.ts");
    }>;
    "site/deals": InEveryLanguage<{
      en: typeof import("../../site/deals/strings/en.ts");
      nl: typeof import("../../site/deals/strings/nl.ts");
      es: typeof import("../../site/deals/strings/es.ts");
      pap: typeof import("../../site/deals/strings/pap.ts");
      de: typeof import("../../site/deals/strings/de.ts");
    }>;
    "site/developers": InEveryLanguage<{
      en: typeof import("../../site/developers/strings/en.ts");
      nl: typeof import("../../site/developers/strings/nl.ts");
      es: typeof import("../../site/developers/strings/es.ts");
      pap: typeof import("../../site/developers/strings/pap.ts");
      de: typeof import("../../site/developers/strings/de.ts");
    }>;
    "site/faq": InEveryLanguage<{
      en: typeof import("../../site/faq/strings/en.ts");
      nl: typeof import("../../site/faq/strings/nl.ts");
      es: typeof import("../../site/faq/strings/es.ts");
      pap: typeof import("../../site/faq/strings/pap.ts");
      de: typeof import("../../site/faq/strings/de.ts");
    }>;
    "site/forms": InEveryLanguage<{
      en: typeof import("../../site/forms/strings/en.ts");
      nl: typeof import("../../site/forms/strings/nl.ts");
      es: typeof import("../../site/forms/strings/es.ts");
      pap: typeof import("../../site/forms/strings/pap.ts");
      de: typeof import("../../site/forms/strings/de.ts");
    }>;
    "site/home": InEveryLanguage<{
      en: typeof import("../../site/home/strings/en.ts");
      nl: typeof import("../../site/home/strings/nl.ts");
      es: typeof import("../../site/home/strings/es.ts");
      pap: typeof import("../../site/home/strings/pap.ts");
      de: typeof import("../../site/home/strings/de.ts");
    }>;
    "site/legal": InEveryLanguage<{
      en: typeof import("../../site/legal/strings/en.ts");
      nl: typeof import("../../site/legal/strings/nl.ts");
      es: typeof import("../../site/legal/strings/es.ts");
      pap: typeof import("../../site/legal/strings/pap.ts");
      de: typeof import("../../site/legal/strings/de.ts");
    }>;
    "site/not-found": InEveryLanguage<{
      en: typeof import("../../site/not-found/strings/en.ts");
      nl: typeof import("../../site/not-found/strings/nl.ts");
      es: typeof import("../../site/not-found/strings/es.ts");
      pap: typeof import("../../site/not-found/strings/pap.ts");
      de: typeof import("../../site/not-found/strings/de.ts");
    }>;
    "site/offline": InEveryLanguage<{
      en: typeof import("../../site/offline/strings/en.ts");
      nl: typeof import("../../site/offline/strings/nl.ts");
      es: typeof import("../../site/offline/strings/es.ts");
      pap: typeof import("../../site/offline/strings/pap.ts");
      de: typeof import("../../site/offline/strings/de.ts");
    }>;
    "site/vip": InEveryLanguage<{
      en: typeof import("../../site/vip/strings/en.ts");
      nl: typeof import("../../site/vip/strings/nl.ts");
      es: typeof import("../../site/vip/strings/es.ts");
      pap: typeof import("../../site/vip/strings/pap.ts");
      de: typeof import("../../site/vip/strings/de.ts");
    }>;
    "site/wip": InEveryLanguage<{
      en: typeof import("../../site/wip/strings/en.ts");
      nl: typeof import("../../site/wip/strings/nl.ts");
      es: typeof import("../../site/wip/strings/es.ts");
      pap: typeof import("../../site/wip/strings/pap.ts");
      de: typeof import("../../site/wip/strings/de.ts");
    }>;
    "staff/search": InEveryLanguage<{
      en: typeof import("../../staff/search/strings/en.ts");
      nl: typeof import("../../staff/search/strings/nl.ts");
      es: typeof import("../../staff/search/strings/es.ts");
      pap: typeof import("../../staff/search/strings/pap.ts");
      de: typeof import("../../staff/search/strings/de.ts");
    }>;
    "staff/start": InEveryLanguage<{
      en: typeof import("../../staff/start/strings/en.ts");
      nl: typeof import("../../staff/start/strings/nl.ts");
      es: typeof import("../../staff/start/strings/es.ts");
      pap: typeof import("../../staff/start/strings/pap.ts");
      de: typeof import("../../staff/start/strings/de.ts");
    }>;
    ui: InEveryLanguage<{
      en: typeof import("../../ui/strings/en.ts");
      nl: typeof import("../../ui/strings/nl.ts");
      es: typeof import("../../ui/strings/es.ts");
      pap: typeof import("../../ui/strings/pap.ts");
      de: typeof import("../../ui/strings/de.ts");
    }>;
    "ui/sorting": InEveryLanguage<{
      en: typeof import("../../ui/sorting/strings/en.ts");
      nl: typeof import("../../ui/sorting/strings/nl.ts");
      es: typeof import("../../ui/sorting/strings/es.ts");
      pap: typeof import("../../ui/sorting/strings/pap.ts");
      de: typeof import("../../ui/sorting/strings/de.ts");
    }>;
    "ui/validation": InEveryLanguage<{
      en: typeof import("../../ui/validation/strings/en.ts");
      nl: typeof import("../../ui/validation/strings/nl.ts");
      es: typeof import("../../ui/validation/strings/es.ts");
      pap: typeof import("../../ui/validation/strings/pap.ts");
      de: typeof import("../../ui/validation/strings/de.ts");
    }>;
    wallet: InEveryLanguage<{
      en: typeof import("../../wallet/strings/en.ts");
      nl: typeof import("../../wallet/strings/nl.ts");
      es: typeof import("../../wallet/strings/es.ts");
      pap: typeof import("../../wallet/strings/pap.ts");
      de: typeof import("../../wallet/strings/de.ts");
    }>;
  }
}

import type { companyInfoTool } from "../../../contract/assistants/company-tools.ts";
import type { AnswerOfTool, InputOf } from "../../../contract/assistants/tool.ts";
import { localizedPath } from "../../../domain/company/site-map.ts";
import { MAX_PASSENGERS, MAX_STOPS } from "../../../domain/fares/limits.ts";
import { VEHICLES, VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import { XCG_PER_DOLLAR } from "../../../domain/money.ts";
import { BOOKING_AHEAD_DAYS } from "../../../domain/rides/booking-limits.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { getCompany } from "../../company/company-profile.ts";
import { getPayLinkSettings } from "../../company/pay-link-settings.ts";
import { readTextsIn } from "../../site-texts/read-site-texts.ts";
import type { AssistantDependencies } from "../assistant-call.ts";
import { QUOTE_LIFE_MS } from "../trips/quoted-ride.ts";

/** The company, its cars and the bounds of a booking. */
export async function tellOfCompany(
  { db, publicUrl, takesPayLinks }: AssistantDependencies,
  { language }: InputOf<typeof companyInfoTool>,
): Promise<AnswerOfTool<typeof companyInfoTool>> {
  const { company } = await getCompany(db);
  const { opening } = await readTextsIn(db, language);
  const { mode } = (await getPayLinkSettings(db)).settings;
  return {
    name: company.name,
    phone: company.phone,
    email: company.email,
    address: company.address,
    open: opening?.hours ?? opening?.when ?? null,
    site: `${publicUrl}${localizedPath(language, "/")}`,
    languages: [...LANGUAGES],
    time_zone: "America/Curacao",
    currency: "USD",
    local_currency: "XCG",
    local_per_usd: XCG_PER_DOLLAR,
    cars: VEHICLE_TYPES.map((type) => ({
      vehicle_type: type,
      seats: VEHICLES[type].seats,
      bags: VEHICLES[type].bags,
    })),
    most_passengers: MAX_PASSENGERS,
    most_stops: MAX_STOPS,
    days_ahead: BOOKING_AHEAD_DAYS,
    quote_minutes: QUOTE_LIFE_MS / MINUTE_MS,
    pays_by_link: takesPayLinks && mode !== "off",
  };
}

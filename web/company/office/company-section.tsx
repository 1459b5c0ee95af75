import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import {
  editCompanyProfileEndpoint,
  getCompanyProfileEndpoint,
} from "../../../contract/company/company-profile.endpoints.ts";
import { MARK_COLOUR_NAMES } from "../../../domain/company/mark-colours.ts";
import { DEFAULT_PHONE_MESSAGES } from "../../../contract/company/phone-messages.ts";
import type { CompanyProfile } from "../../../contract/company/company-profile.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { LogoCard } from "./logo-card.tsx";
import { SiteState } from "./site-state.tsx";
import { phoneMessagesOf, phoneValues } from "./phone-values.ts";
import { RecordForm, type RecordField, type RecordValues } from "../../office/record-form.tsx";
import cardStyles from "../../ui/card.module.css";

/** The company, as every page shows it. */
export function CompanySection() {
  const text = useStrings("office");
  const errorText = useErrorText();
  const profile = useRead(read(getCompanyProfileEndpoint));
  const fields: readonly RecordField[] = [
    { name: "name", label: text.company.companyName },
    { name: "legal_name", label: text.company.legalName },
    { name: "permit_number", label: text.company.permit },
    { name: "address", label: text.company.address },
    { name: "phone", label: text.phone, type: "tel" },
    { name: "whatsapp", label: text.company.whatsapp, type: "tel", optional: true },
    { name: "email", label: text.email, type: "email" },
    { name: "chat_url", label: text.company.chat, type: "url", optional: true },
    { name: "instagram_url", label: text.company.instagram, type: "url", optional: true },
    { name: "facebook_url", label: text.company.facebook, type: "url", optional: true },
    {
      name: "mark_colour",
      label: text.company.markColour,
      options: MARK_COLOUR_NAMES.map((value) => ({ value, label: text.company.markColours[value] })),
    },
    {
      name: "tours_on",
      label: text.company.tours,
      options: [
        { value: "false", label: text.company.toursOff },
        { value: "true", label: text.company.toursOn },
      ],
    },
    {
      name: "tour_prices_on",
      label: text.company.tourPrices,
      options: [
        { value: "false", label: text.company.tourPricesOff },
        { value: "true", label: text.company.tourPricesOn },
      ],
    },
    { name: "founded_year", label: text.company.founded, optional: true, ...WHOLE },
    { name: "two_factor_from", label: text.company.twoFactorFrom, type: "date", optional: true },
    { name: "change_hours", label: text.company.changeHours, type: "number", step: "1" },
    { name: "low_rating", label: text.company.lowRating, type: "number", step: "1" },
    {
      name: "start_code",
      label: text.company.startCode,
      options: [
        { value: "false", label: text.company.startCodeOff },
        { value: "true", label: text.company.startCodeOn },
      ],
    },
    {
      name: "driver_changes_wait",
      label: text.company.changesWait,
      options: [
        { value: "false", label: text.company.changesWaitOff },
        { value: "true", label: text.company.changesWaitOn },
      ],
    },
    {
      name: "airport_wait_minutes",
      label: text.company.airportWait,
      heading: text.company.waiting,
      ...WHOLE,
    },
    { name: "pier_wait_minutes", label: text.company.pierWait, ...WHOLE },
    { name: "other_wait_minutes", label: text.company.otherWait, ...WHOLE },
    { name: "landing_minutes", label: text.company.landing, ...WHOLE },
    {
      name: "phone_order",
      label: text.company.phoneOrder,
      heading: text.company.phoneHeading,
      options: Object.entries(text.company.phoneOrders).map(([value, label]) => ({ value, label })),
    },
    { name: "phone_per_day", label: text.company.phonePerDay, type: "number", step: "1" },
    { name: "phone_countries", label: text.company.phoneCountries, optional: true },
    { name: "phone_other", label: text.company.phoneOther, ...WHOLE },
    {
      name: "phone_open_to",
      label: text.company.phoneOpenTo,
      hint: text.company.phoneOpenToHint,
      optional: true,
    },
    { name: "phone_unproved", label: text.company.phoneUnproved, ...WHOLE },
    { name: "phone_proved", label: text.company.phoneProved, ...WHOLE },
    { name: "phone_reserved", label: text.company.phoneReserved, ...WHOLE },
    {
      name: "vip_on",
      label: text.company.vip,
      heading: text.company.vipHeading,
      options: [
        { value: "false", label: text.company.vipOff },
        { value: "true", label: text.company.vipOn },
      ],
    },
    { name: "vip_from_rides", label: text.company.vipRides, ...WHOLE },
    { name: "vip_percent", label: text.company.vipPercent, ...WHOLE },
  ];
  return (
    <>
      <SectionHead title={text.nav.company} about={text.company.intro} />
      <SiteState />
      <LogoCard />
      <QueryView query={profile} loading={text.loading} failed={errorText}>
        {(company) => (
          <div className={cardStyles.card}>
            <RecordForm
              // The typed text lies over the company as it is now, also after somebody else has saved.
              draft="company"
              label={text.nav.company}
              fields={fields}
              initial={valuesOf(company)}
              endpoint={editCompanyProfileEndpoint}
              input={(values) => ({
                body: {
                  ...withoutPhones(values),
                  phone_messages: phoneMessagesOf(values),
                  ...wholeNumbers(values),
                  founded_year: values["founded_year"] === "" ? null : Number(values["founded_year"]),
                  two_factor_from: values["two_factor_from"] || null,
                  driver_changes_wait: values["driver_changes_wait"] === "true",
                  start_code: values["start_code"] === "true",
                  tours_on: values["tours_on"] === "true",
                  tour_prices_on: values["tour_prices_on"] === "true",
                  vip_on: values["vip_on"] === "true",
                  change_hours: Number(values["change_hours"]),
                  low_rating: Number(values["low_rating"]),
                  version: company.version,
                },
              })}
              refresh={[getCompanyProfileEndpoint, getConfigEndpoint]}
              toastText={text.saved}
            />
          </div>
        )}
      </QueryView>
    </>
  );
}

const WHOLE = { type: "number", step: "1" } as const;
const NUMBERS = [
  "airport_wait_minutes",
  "pier_wait_minutes",
  "other_wait_minutes",
  "landing_minutes",
  "vip_from_rides",
  "vip_percent",
] as const;

/** The settings other than those of messages to phones, which are sent as one. */
function withoutPhones(values: RecordValues): RecordValues {
  const others = Object.entries(values).filter(([name]) => !name.startsWith("phone_"));
  return Object.fromEntries(others);
}

function wholeNumbers(values: RecordValues): Record<string, number> {
  return Object.fromEntries(NUMBERS.map((name) => [name, Number(values[name])]));
}

function valuesOf(profile: CompanyProfile): RecordValues {
  const { version: _version, updated_at: _updated, phone_messages, ...company } = profile;
  return {
    ...Object.fromEntries(Object.entries(company).map(([name, value]) => [name, String(value ?? "")])),
    ...phoneValues(phone_messages ?? DEFAULT_PHONE_MESSAGES),
  };
}

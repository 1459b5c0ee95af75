import { MESSAGE_CHANNELS } from "../../contract/notifications/sent-messages.ts";
import { PAPERS, PAPER_DAYS } from "../../domain/papers/papers.ts";
import type { Tariff } from "../../domain/fares/tariff.ts";
import { toWireTariff } from "../../contract/fares/to-wire-tariff.ts";
import { LANGUAGE_NAMES } from "../language/names.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useMessageText } from "../rides/messages/use-message-text.ts";
import { nameOfValue, useTariffValueText } from "../fares/tariffs/tariff-value-text.ts";
import { useShiftValues } from "./use-shift-values.ts";
import { tariffFields, tariffToValues } from "../fares/tariffs/tariff-values.ts";

type Detail = Readonly<Record<string, unknown>>;
type Entry = { readonly action: string; readonly detail: Detail | null };

/** One value of an entry; what it was before where the entry knows it, null where it was empty. */
export type AuditValue = {
  readonly name: string;
  readonly before?: string | null;
  readonly after: string | null;
};

/** The values of an entry one by one, in the reader's language. */
export function useAuditValues(): (entry: Entry) => readonly AuditValue[] {
  const text = useStrings("office");
  const audit = useStrings("audit");
  const { vehicleType } = useStrings("rides");
  const formats = useFormats();
  const names = useFieldNames();
  const messages = useMessageText();
  const papers = useStrings("papers");
  const { goodConduct } = useStrings("messages/applications");
  const tariffValue = useTariffValueText();
  const shiftValues = useShiftValues();
  const words: Readonly<Record<string, string>> = {
    ...text.roles,
    ...vehicleType,
    ...papers.names,
    good_conduct: goodConduct,
    ...LANGUAGE_NAMES,
  };

  const valueText = (value: unknown): string | null => {
    if (value === null || value === undefined || value === "") return null;
    if (typeof value === "boolean") return value ? audit.yes : audit.no;
    if (Array.isArray(value)) return value.map((each) => valueText(each) ?? "–").join(", ") || null;
    if (typeof value === "object") {
      return valuesOf({ ...value })
        .map(({ name, after }) => `${name}: ${after ?? "–"}`)
        .join(", ");
    }
    const word = String(value as string | number);
    return words[word] ?? (/^\d{4}-\d\d-\d\d$/.test(word) ? formats.date(`${word}T12:00:00-04:00`) : word);
  };
  const valuesOf = (detail: Detail): AuditValue[] =>
    Object.entries(detail).flatMap(([field, value]): AuditValue[] => {
      const name = names[field] ?? field.replaceAll("_", " ");
      if (typeof value !== "object" || value === null || Array.isArray(value))
        return [{ name, after: valueText(value) }];
      return isChange(value) ? [changed(name, value)] : valuesOf({ ...value });
    });
  const changed = (name: string, { from, to }: Change): AuditValue => ({
    name,
    before: valueText(from),
    after: valueText(to),
  });

  /** Every value; only those that it changes and its day, where the entry has the tariff it takes over from. */
  const tariffValues = (tariff: Tariff, before: unknown): AuditValue[] => {
    const values = tariffToValues(toWireTariff(tariff));
    const old = isRecord(before) && isTariff(before) ? tariffToValues(toWireTariff(before)) : null;
    return tariffFields(text).flatMap((field): AuditValue[] => {
      const value = { name: nameOfValue(field), after: tariffValue(field, values[field.name]) };
      if (old === null || field.name === "valid_from") return [value];
      const isNew = old[field.name] !== values[field.name];
      return isNew ? [{ ...value, before: tariffValue(field, old[field.name]) }] : [];
    });
  };

  const messageText = ({ kind, channel }: Detail): string => {
    const known = MESSAGE_CHANNELS.find((one) => one === channel);
    const way = known === undefined ? [] : [messages.way({ channel: known, gateway: null })];
    return [messages.about(String(kind)), ...way].join(", ");
  };

  return ({ action, detail }) => {
    if (detail === null) return [];
    const shifts = shiftValues(action, detail);
    if (shifts !== null) return shifts;
    if (action === "change_role" && isChange(detail)) return [changed(text.role, detail)];
    if (action === "send_message_again") return [{ name: audit.message, after: messageText(detail) }];
    return isTariff(detail) ? tariffValues(detail, detail["before"]) : valuesOf(detail);
  };
}

/** The name of each field in the forms of the office. */
function useFieldNames(): Readonly<Record<string, string>> {
  const { audit, drivers, company, name, email, phone, role, date, state } = useStrings("office");
  const { validUntil } = useStrings("papers");
  const partners = useStrings("partners/office");
  return {
    ...useStrings("site-texts/office").fields,
    ...useStrings("audit").fields,
    name,
    crib: partners.crib,
    language: partners.language,
    credit_limit: partners.limit,
    discount_percent: partners.discountPercent,
    active: partners.mayBook,
    email,
    phone,
    role,
    date,
    status: state,
    address: company.address,
    plate: drivers.plate,
    vehicle_type: drivers.vehicleType,
    vehicle_name: drivers.vehicle,
    license_number: drivers.licence,
    reason: drivers.overrideReason,
    until: drivers.overrideUntil,
    legal_name: company.legalName,
    permit_number: company.permit,
    whatsapp: company.whatsapp,
    chat_url: company.chat,
    instagram_url: company.instagram,
    facebook_url: company.facebook,
    founded_year: company.founded,
    fare: audit.fare,
    mark_colour: company.markColour,
    tours_on: company.tours,
    tour_prices_on: company.tourPrices,
    two_factor_from: company.twoFactorFrom,
    start_code: company.startCode,
    change_hours: company.changeHours,
    low_rating: company.lowRating,
    driver_changes_wait: company.changesWait,
    vehicle: drivers.vehicle,
    paper: drivers.papers,
    phone_messages: company.phoneOrder,
    airport_wait_minutes: `${company.waiting}, ${company.airportWait}`,
    pier_wait_minutes: `${company.waiting}, ${company.pierWait}`,
    other_wait_minutes: `${company.waiting}, ${company.otherWait}`,
    landing_minutes: company.landing,
    vip_on: company.vipHeading,
    vip_from_rides: `${company.vipHeading}, ${company.vipRides}`,
    vip_percent: `${company.vipHeading}, ${company.vipPercent}`,
    ...Object.fromEntries(PAPERS.map((paper) => [PAPER_DAYS[paper], validUntil[paper]])),
  };
}

/** A tariff is kept whole, as it was when it was added. */
function isTariff(detail: Detail): detail is Detail & Tariff {
  return ["validFrom", "largeParty", "luggage", "night", "airportCents"].every((field) => field in detail);
}

function isRecord(value: unknown): value is Detail {
  return typeof value === "object" && value !== null;
}

type Change = { readonly from: unknown; readonly to: unknown };

function isChange(value: object): value is Change {
  return "from" in value && "to" in value;
}

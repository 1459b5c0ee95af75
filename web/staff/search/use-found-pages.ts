import { useStrings } from "../../language/language-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { paths } from "../../router/paths.ts";
import type { Found } from "../../ui/quick-find.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { type OfficePage, useOfficePages } from "../office-pages.ts";

const MOST = 6;

/** The pages and the settings whose name has what was typed, those that begin with it first. */
export function useFoundPages(words: string | null): readonly Found[] {
  const pages = useOfficePages();
  const settings = useSettings();
  if (words === null) return [];
  return [...pages, ...settings]
    .map((page) => ({ page, at: page.name.toLocaleLowerCase().indexOf(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => Math.sign(one.at) - Math.sign(other.at))
    .slice(0, MOST)
    .map(({ page: { to, icon, name, group = "" } }) => ({
      key: `page ${to} ${name}`,
      icon,
      title: name,
      detail: group,
      to,
    }));
}

/** Each setting by the name it has in its form, with the page it stands on. */
function useSettings(): readonly OfficePage[] {
  const { company, nav, phone, email } = useStrings("office");
  const books = useStrings("books");
  const { names } = useStrings("staff/search");
  const on = (to: string, icon: IconName, group: string, labels: readonly string[]) =>
    labels.map((name) => ({ to, icon, group, name }));
  return [
    ...on(`${paths.admin}/company`, "pen", nav.company, [
      company.companyName,
      company.legalName,
      company.permit,
      company.address,
      phone,
      company.whatsapp,
      email,
      company.instagram,
      company.facebook,
      company.founded,
      company.logo.heading,
      company.markColour,
      company.tours,
      company.tourPrices,
      company.twoFactorFrom,
      company.changeHours,
      company.lowRating,
      company.startCode,
      company.changesWait,
      company.waiting,
      company.landing,
      company.phoneHeading,
      company.vipHeading,
    ]),
    ...on(officePaths.adminBooks, "cash", nav.money, [
      books.details.crib,
      books.details.bank,
      books.details.dueDays,
      books.tax.title,
    ]),
    ...on(`${paths.admin}/money?view=settlements`, "cash", nav.money, [names.commission]),
    ...on(`${paths.admin}/data`, "download", nav.data, [names.backups, names.bringIn, names.takeOut]),
    ...on(officePaths.adminOwnSettings, "gear", names.own, [names.secondFactor, names.password]),
  ];
}

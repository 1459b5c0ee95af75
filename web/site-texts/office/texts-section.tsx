import { TOUR_SLUGS } from "../../../domain/company/site-map.ts";
import { VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import { LANGUAGES } from "../../../domain/languages.ts";
import { listTextRecordsEndpoint } from "../../../contract/site-texts/site-texts.endpoints.ts";
import { TEAM_PARTS, TEXT_PARTS, type TextPart } from "../../../contract/site-texts/text-parts.ts";
import { read } from "../../api/read.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { LANGUAGE_NAMES } from "../../language/names.ts";
import { useSearchParams } from "../../router/router-context.ts";
import { useBuiltInTexts } from "../use-built-in-texts.ts";
import { Chips } from "../../ui/chips.tsx";
import { SelectField } from "../../ui/field.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { SectionHead } from "../../office/section-head.tsx";
import { TextForm } from "./text-form.tsx";
import styles from "./texts-section.module.css";

/** The texts of the site in the company's own words: a part at a time, in each language. */
export function TextsSection() {
  const text = useStrings("site-texts/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const { language: own } = useLanguage();
  const [params, setParams] = useSearchParams();
  const part = TEXT_PARTS.find((one) => one === params.get("part")) ?? "opening";
  const language = LANGUAGES.find((one) => one === params.get("language")) ?? own;
  const records = useRead(read(listTextRecordsEndpoint));
  const builtIn = useBuiltInTexts(language);
  const nameOf = usePartNames();
  const show = (next: object) => setParams({ part, language, ...next }, { replace: true });
  const options = (parts: readonly TextPart[]) =>
    parts.map((one) => (
      <option key={one} value={one}>
        {nameOf(one)}
      </option>
    ));
  return (
    <>
      <SectionHead title={staff.nav.texts} about={text.intro} />
      <div className={styles.choice}>
        <SelectField
          className={styles.part}
          label={text.part}
          compact
          value={part}
          onChange={(next) => show({ part: next })}
        >
          {options(["opening"])}
          <optgroup label={text.about}>{options(["story", ...TEAM_PARTS])}</optgroup>
          <optgroup label={text.tours}>{options(TOUR_SLUGS)}</optgroup>
          <optgroup label={text.cars}>{options(VEHICLE_TYPES)}</optgroup>
        </SelectField>
        <Chips
          label={text.language}
          choices={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
          value={language}
          onChange={(next) => show({ language: next })}
        />
      </div>
      <QueryView query={records} loading={staff.loading} failed={errorText}>
        {(all) => {
          const record = all.find((one) => one.part === part && one.language === language);
          if (record === undefined || builtIn === undefined) return <p role="status">{staff.loading}</p>;
          return <TextForm key={`${part} ${language}`} record={record} builtIn={builtIn[part]} />;
        }}
      </QueryView>
    </>
  );
}

/** The names of the parts: a tour and a car as the site calls them. */
function usePartNames(): (part: TextPart) => string {
  const text = useStrings("site-texts/office");
  const { vehicleType } = useStrings("rides");
  const builtIn = useBuiltInTexts(useLanguage().language);
  return (part) => {
    if (part === "opening") return text.opening;
    if (part === "story") return text.story;
    const person = TEAM_PARTS.findIndex((one) => one === part);
    if (person >= 0) return text.person(person + 1);
    const type = VEHICLE_TYPES.find((one) => one === part);
    if (type !== undefined) return vehicleType[type];
    const tour = TOUR_SLUGS.find((one) => one === part);
    return (tour && builtIn?.[tour].title) ?? part;
  };
}

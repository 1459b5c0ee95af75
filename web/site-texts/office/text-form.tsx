import { localizedPath, TOUR_SLUGS } from "../../../domain/company/site-map.ts";
import {
  type TextRecord,
  editSiteTextEndpoint,
  getSiteTextsEndpoint,
  listTextRecordsEndpoint,
} from "../../../contract/site-texts/site-texts.endpoints.ts";
import {
  type PartTexts,
  type TextField as FieldName,
  type TextPart,
  TEXT_FIELDS,
  fieldsOf,
  isOfTeam,
} from "../../../contract/site-texts/text-parts.ts";
import { call } from "../../api/call.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { paths } from "../../router/paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import { FormError } from "../../ui/note.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { TextPreview } from "./text-preview.tsx";
import cardStyles from "../../ui/card.module.css";
import staffStyles from "../../office/staff.module.css";
import styles from "./texts-section.module.css";

type Values = Readonly<Record<string, string>>;
type TextFormProps = {
  readonly record: TextRecord;
  /** The text that an empty field shows. */
  readonly builtIn: PartTexts;
};

/** The texts of one part of the site in one language, beside how they will look there. */
export function TextForm({ record, builtIn }: TextFormProps) {
  const { part, language, texts, version } = record;
  const text = useStrings("site-texts/office");
  const staff = useStrings("office");
  const errorText = useErrorText();
  const toast = useToast();
  const fields = fieldsOf(part);
  const form = useForm({
    initial: Object.fromEntries(fields.map((field) => [field, texts[field] ?? ""])) as Values,
    draft: `staff:text:${part}:${language}`,
    input: (values) => ({ params: { part, language }, body: { ...values, version } }),
    send: (input, idempotencyKey) => call(editSiteTextEndpoint, { ...input, idempotencyKey }),
    // A text that somebody else saved meanwhile is shown beside the typed one.
    invalidates: [listTextRecordsEndpoint, getSiteTextsEndpoint],
    onDone: () => toast({ text: staff.saved }),
  });
  const written = Object.fromEntries(
    fields.map((field) => [field, form.values[field] ?? ""]).filter(([, value = ""]) => value.trim() !== ""),
  ) as PartTexts;
  const copyBuiltIn = () => form.change({ ...builtIn, ...written });

  return (
    <div className={styles.both}>
      <form
        className={`stack ${cardStyles.card}`}
        noValidate
        aria-label={staff.nav.texts}
        onSubmit={form.onSubmit}
      >
        {form.error !== null && <FormError>{errorText(form.error)}</FormError>}
        {fields.map((field) => {
          const shared = {
            label: text.fields[field],
            hint: limitOf(field, text),
            placeholder: builtIn[field] ?? "",
            lang: language,
            ...form.field(field),
          };
          return TEXT_FIELDS[field].most > 80 || "lines" in TEXT_FIELDS[field] ? (
            <TextAreaField key={field} {...shared} />
          ) : (
            <TextField key={field} {...shared} />
          );
        })}
        <div className={staffStyles.actions}>
          <Button type="submit" tone="action" size="compact" busy={form.busy}>
            {staff.save}
          </Button>
          {Object.values(builtIn).some((value) => value !== "") && (
            <Button size="compact" icon="copy" onClick={copyBuiltIn}>
              {text.built}
            </Button>
          )}
        </div>
      </form>
      <section className={styles.preview} aria-label={text.preview}>
        <div className="between">
          <h2>{text.preview}</h2>
          <a className="link" href={localizedPath(language, pathOf(part))} target="_blank" rel="noreferrer">
            {text.seePage}
          </a>
        </div>
        <TextPreview part={part} language={language} texts={written} summaryLabel={text.fields.summary} />
      </section>
    </div>
  );
}

type LimitWords = {
  readonly upTo: (characters: number) => string;
  readonly linesUpTo: (lines: number, characters: number) => string;
};

function limitOf(field: FieldName, text: LimitWords): string {
  const limit = TEXT_FIELDS[field];
  return "lines" in limit ? text.linesUpTo(limit.lines, limit.most) : text.upTo(limit.most);
}

/** The page the part is on. */
function pathOf(part: TextPart): string {
  if (part === "opening") return paths.contactUs;
  if (part === "story" || isOfTeam(part)) return paths.aboutUs;
  const tour = TOUR_SLUGS.find((slug) => slug === part);
  return tour === undefined ? paths.ourFleet : paths.privateTour(tour);
}

import { checkBooksEndpoint, getBooksCheckEndpoint } from "../../contract/books/books.endpoints.ts";
import { getOfficeDayEndpoint } from "../../contract/reports/office.endpoints.ts";
import { read } from "../api/read.ts";
import { useErrorText } from "../api/use-error-text.ts";
import { useRead } from "../api/use-read.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useStaffAction } from "../office/use-staff-action.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { FormError } from "../ui/note.tsx";
import { QueryView } from "../ui/query-view.tsx";
import styles from "./books.module.css";

/** Whether each sum that is kept is what its history adds up to, as of the last check. */
export function BooksCheckResult() {
  const text = useStrings("books").check;
  const errorText = useErrorText();
  const { usd, shortDateTime } = useFormats();
  const check = useRead(read(getBooksCheckEndpoint));
  const again = useStaffAction(checkBooksEndpoint, {
    refresh: [getBooksCheckEndpoint, getOfficeDayEndpoint],
    toastText: text.done,
  });
  return (
    <section className="stack" aria-labelledby="books-check">
      <div className={styles.head}>
        <h2 id="books-check">{text.title}</h2>
        <Button size="compact" icon="check" busy={again.isPending} onClick={() => again.run({})}>
          {text.again}
        </Button>
      </div>
      {again.error !== null && <ErrorNote>{errorText(again.error)}</ErrorNote>}
      <QueryView query={check} failed={errorText}>
        {({ checked_at: at, faults }) => (
          <>
            <p className="muted">{at === null ? text.never : text.checked(shortDateTime(at))}</p>
            {at !== null && faults.length === 0 && <p>{text.agrees}</p>}
            {faults.length > 0 && (
              <FormError>
                {faults
                  .map(({ kind, id, kept, found }) =>
                    text.fault(text.kinds[kind](id), usd(Number(kept)), usd(Number(found))),
                  )
                  .join(" ")}
              </FormError>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

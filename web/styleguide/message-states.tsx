import { Button } from "../ui/button.tsx";
import { EmptyPage } from "../ui/empty-page.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { latePart } from "../ui/late-part.tsx";
import { FormError, Note } from "../ui/note.tsx";
import { QueryView } from "../ui/query-view.tsx";
import { Waiting } from "../ui/waiting.tsx";
import cardStyles from "../ui/card.module.css";
import styleguideStyles from "./styleguide.module.css";

const NEVER_READ = { data: undefined, error: null, isPending: true, refetch: () => {} };
const NOT_READ = { ...NEVER_READ, error: new Error("no answer"), isPending: false };

const PartWithoutCode = latePart(() => Promise.reject(new TypeError("Failed to fetch")));

/** Notes, errors, waiting and empty states. */
export function MessageStates() {
  return (
    <div className={styleguideStyles.three}>
      <div className="stack">
        <Note tone="live">Price held for 15 minutes</Note>
        <Note tone="warn" icon="nosignal">
          You're offline. We've kept what you typed.
        </Note>
        <ErrorNote onRetry={() => {}}>Failed to calculate fare. Please try again.</ErrorNote>
        <FormError>Invalid credentials</FormError>
        <PartWithoutCode />
      </div>
      <div className={cardStyles.card}>
        <Waiting label="Loading dashboard data..." />
      </div>
      <div className={cardStyles.card}>
        <QueryView query={NEVER_READ} loading="Loading rides..." failed="" />
      </div>
      <div className={cardStyles.card}>
        <QueryView query={NOT_READ} failed="We couldn't load the rides. Please try again." />
      </div>
      <div className={cardStyles.card}>
        <EmptyState title="No ride history available." action={<Button>Book a Ride</Button>}>
          Your rides show up here after the first one.
        </EmptyState>
      </div>
      <div className={cardStyles.card}>
        <EmptyPage title="No such ride" text="Check the link, or the six letters of your booking.">
          <Button>Book a Ride</Button>
        </EmptyPage>
      </div>
    </div>
  );
}

import { useState } from "react";
import { APPLICATION_PAPERS, type ApplicationPaper } from "../../../domain/messages/application-papers.ts";
import {
  getApplicationEndpoint,
  listApplicationsEndpoint,
  seeApplicationPaperEndpoint,
} from "../../../contract/messages/applications.endpoints.ts";
import type { DriverApplication } from "../../../contract/messages/driver-application.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import styles from "./papers-seen.module.css";

type PapersSeenProps = { readonly application: DriverApplication };

/** The papers that an applicant shows the office before they drive, each ticked off by the one who has seen it. */
export function PapersSeen({ application }: PapersSeenProps) {
  const words = useStrings("messages/applications");
  const errorText = useErrorText();
  const [failed, setFailed] = useState<Error | null>(null);
  const seen = application.papers_seen?.length ?? 0;
  // Applications decided before papers were ticked off have nothing to show.
  if (application.state !== "new" && seen === 0) return null;
  return (
    <section aria-labelledby="applicant-papers">
      <div className={styles.head}>
        <h3 id="applicant-papers">{words.papers}</h3>
        <progress max={APPLICATION_PAPERS.length} value={seen} aria-hidden="true" />
        <b>{words.seenOf(seen, APPLICATION_PAPERS.length)}</b>
      </div>
      {failed !== null && <ErrorNote>{errorText(failed)}</ErrorNote>}
      <ul>
        {APPLICATION_PAPERS.map((paper) => (
          <PaperLine key={paper} application={application} paper={paper} onFailed={setFailed} />
        ))}
      </ul>
    </section>
  );
}

type PaperLineProps = PapersSeenProps & {
  readonly paper: ApplicationPaper;
  readonly onFailed: (error: Error | null) => void;
};

function PaperLine({ application, paper, onFailed }: PaperLineProps) {
  const words = useStrings("messages/applications");
  const { shortDate } = useFormats();
  const name = usePaperName()(paper);
  const { id, state, papers_seen = [] } = application;
  const look = papers_seen.find((each) => each.paper === paper);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const see = useChange(seeApplicationPaperEndpoint, {
    invalidates: [listApplicationsEndpoint, getApplicationEndpoint],
    onDone: () => onFailed(null),
    onError: (error) => {
      setWanted(null);
      onFailed(error);
    },
  });
  // A pressed box shows at once, until the server says the same.
  const isSeen = look !== undefined;
  if (wanted === isSeen) setWanted(null);
  const shown = wanted ?? isSeen;
  const detail = { license: application.license_number, permit: application.plate }[paper as string];
  return (
    <li className={classNames(styles.paper, !shown && styles.missing)}>
      <label>
        <span className={styles.mark}>
          <input
            type="checkbox"
            checked={shown}
            disabled={state !== "new"}
            onChange={(event) => {
              if (see.isPending) return;
              setWanted(event.target.checked);
              see.run({ params: { id, paper }, body: { seen: event.target.checked } });
            }}
          />
          <Icon name="check" />
        </span>
        <span>
          <b>{name}</b>
          {detail !== undefined && <small>{detail}</small>}
        </span>
      </label>
      <small>
        {look === undefined || !shown
          ? shown
            ? ""
            : words.notSeen
          : words.seenBy(shortDate(look.at), look.by)}
      </small>
    </li>
  );
}

function usePaperName(): (paper: ApplicationPaper) => string {
  const { names } = useStrings("papers");
  const { goodConduct } = useStrings("messages/applications");
  return (paper) => (paper === "good_conduct" ? goodConduct : names[paper]);
}

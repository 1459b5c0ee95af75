import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { useOnline } from "../../api/connection.ts";
import { useDesk } from "../../dispatch/desk-context.ts";
import { usePendingRides } from "../../dispatch/desk-lists.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { Link } from "../../router/link.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { DeskSearch } from "./desk-search.tsx";

type DeskTopProps = {
  readonly title: string;
  /** What stands under the title before the state of the line. */
  readonly children?: ReactNode;
};

/** The head of a screen: what it is, whether it is live, the bell and the new booking. */
export function DeskTop({ title, children }: DeskTopProps) {
  const text = useMessages("desk");
  const { book } = useDesk();
  const pending = usePendingRides().data?.length ?? 0;
  return (
    <header className="top">
      <PageHead title={`${title} | Trupial`} description={text.description} hidden />
      <div>
        <h1>{title}</h1>
        <p className="desk-sub">
          {children}
          <LiveMark />
        </p>
      </div>
      <div className="desk-tools">
        <DeskSearch />
        <Link className="icon-btn desk bell" to={paths.operatorPendingRides} aria-label={text.bell(pending)}>
          <Icon name="bell" />
          {pending > 0 && <span className="bell-count">{pending}</span>}
        </Link>
        <Button tone="ink" size="desk" icon="plus" onClick={book} aria-keyshortcuts="n">
          {text.newBooking} <kbd className="on-ink">n</kbd>
        </Button>
      </div>
    </header>
  );
}

/** Says whether what is shown is live, or since when it is not. */
function LiveMark() {
  const text = useMessages("desk");
  const formats = useFormats();
  const { live } = useDesk();
  const online = useOnline();
  const readAt = usePendingRides().dataUpdatedAt;
  if (live === "live" && online) {
    return (
      <span className="live-mark" role="status">
        <span className="pulse" aria-hidden="true" />
        {text.live}
      </span>
    );
  }
  return (
    <span className="live-mark old" role="status">
      <Icon name="nosignal" />
      {text.reconnecting} {readAt > 0 && text.staleSince(formats.time(readAt))}
    </span>
  );
}

import { useState } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { phoneLink } from "../../../domain/accounts/phone-number.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { NOT_DRIVEN, isOneOf } from "../../../domain/rides/ride-states.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useIdle } from "../../ui/use-idle.ts";
import { useCompany } from "../../company/use-company.ts";
import { useBookAgain } from "../../booking/use-book-again.ts";
import { latePart } from "../../ui/late-part.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./ride-actions.module.css";

/** Few companies have the certificates for it. */
const WalletActions = latePart(() => import("../../wallet/wallet-actions.tsx"));
/**
 * Asked for once the page can be read and used, so that they are there without a network too. Where they can't be had the page stays as it
 * is, and they are asked for again.
 */
const DIALOGS = {
  key: "ride-dialogs",
  load: () => import("./ride-dialogs.tsx"),
  // They are functions, the same every time.
  compares: false,
  freshMs: Infinity,
};
const ChangeRideDialog = latePart(() => import("../change/change-ride-dialog.tsx"));

type RideActionsProps = { readonly ride: TrackedRide; readonly code: string };

/** The passenger's actions on the ride: share, note, cancel, book back, print. */
export function RideActions({ ride, code }: RideActionsProps) {
  const text = useStrings("rides/tracking");
  const errors = useStrings("api");
  const toast = useToast();
  const [open, setOpen] = useState<"change" | "notes" | "cancel" | null>(null);
  const again = useBookAgain(ride);
  const wallets = useRead(read(getConfigEndpoint)).data?.wallets ?? [];
  const dialogs = useRead(useIdle() || open !== null ? DIALOGS : null);
  const close = () => setOpen(null);
  const begin = (action: "notes" | "cancel") => {
    setOpen(action);
    if (dialogs.error === null) return;
    toast({ text: errors.unreachable });
    dialogs.refetch();
  };
  const may = (action: TrackedRide["actions"][number]) => ride.actions.includes(action);

  const callLabel = () => {
    if (ride.status === "Completed") return text.leftBehind;
    return may("cancel") && !may("change") ? text.changeByPhone : text.callOffice;
  };

  const saveCalendar = async () => {
    try {
      const { saveEntry } = dialogs.data ?? (await DIALOGS.load());
      saveEntry(ride, text.calendarTitle);
    } catch {
      toast({ text: errors.unreachable });
    }
  };
  const RideDialogs = dialogs.data?.default;

  const share = async () => {
    const link = window.location.href;
    try {
      if (typeof navigator.share === "function") await navigator.share({ title: text.headTitle, url: link });
      else {
        await navigator.clipboard.writeText(link);
        toast({ text: text.linkCopied });
      }
    } catch {
      // The person closed the share sheet.
    }
  };

  return (
    <>
      <ul className={`no-print ${styles.list} ${cardStyles.card}`}>
        <RideAction icon="share" label={text.share} onDo={() => void share()} />
        {ride.ended_at === null && (
          <RideAction icon="cal" label={text.calendar} onDo={() => void saveCalendar()} />
        )}
        {wallets.length > 0 && !ride.held && ride.ended_at === null && (
          <WalletActions wallets={wallets} code={code} />
        )}
        {may("change") && <RideAction icon="swap" label={text.changeRide} onDo={() => setOpen("change")} />}
        {/* The office is one tap away, whatever the ride has come to. */}
        <CallAction icon="phone" label={callLabel()} />
        {may("edit_notes") && <RideAction icon="note" label={text.editNotes} onDo={() => begin("notes")} />}
        {/* Nobody comes back from where they were not driven; the same again is then the page's own button. */}
        {!isOneOf(NOT_DRIVEN, ride.status) && (
          <>
            {!ride.other_way && <RideAction icon="repeat" label={text.returnTrip} onDo={() => again(true)} />}
            <RideAction icon="refresh" label={text.sameAgain} onDo={() => again(false)} />
          </>
        )}
        {may("cancel") && <RideAction icon="x" label={text.cancelRide} bad onDo={() => begin("cancel")} />}
      </ul>
      {open === "change" && (
        <ChangeRideDialog ride={{ ...ride, hasDriver: ride.driver !== null }} code={code} onClose={close} />
      )}
      {RideDialogs && <RideDialogs open={open} onClose={close} ride={ride} code={code} />}
    </>
  );
}

type RideActionProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onDo: () => void;
  readonly bad?: boolean;
};

function RideAction({ icon, label, onDo, bad = false }: RideActionProps) {
  return (
    <li>
      <button type="button" className={bad ? styles.bad : undefined} onClick={onDo}>
        <Icon name={icon} />
        {label}
        {!bad && <Icon name="chev" className={styles.right} />}
      </button>
    </li>
  );
}

/** The actions that are done by calling the office. */
function CallAction({ icon, label }: Pick<RideActionProps, "icon" | "label">) {
  const office = phoneLink(useCompany().phone);
  if (office === undefined) return null;
  return (
    <li>
      <a href={office}>
        <Icon name={icon} />
        {label}
        <Icon name="chev" className={styles.right} />
      </a>
    </li>
  );
}

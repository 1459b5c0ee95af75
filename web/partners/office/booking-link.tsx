import { useId, useState } from "react";
import type { Partner } from "../../../contract/partners/partner-schemas.ts";
import {
  getPartnerFormEndpoint,
  listPartnersEndpoint,
  renewPartnerCodeEndpoint,
} from "../../../contract/partners/partners.endpoints.ts";
import { PrintCode } from "../../booking/code-paper/print-code.tsx";
import { PrintRank } from "../../booking/code-paper/print-rank.tsx";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { officePaths } from "../../router/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useStaffAction } from "../../office/use-staff-action.ts";
import cardStyles from "../../ui/card.module.css";
import staffStyles from "../../office/staff.module.css";
import { latePart } from "../../ui/late-part.tsx";
import styles from "./booking-link.module.css";

const QrCode = latePart(() => import("../../ui/qr-code.tsx"));

type BookingLinkProps = { readonly partner: Partner; readonly link: "guests" | "reception" };

/** A link by which a hotel's or firm's people book, as text and as a picture: for its guests, or for its reception. */
export function BookingLink({ partner, link: whose }: BookingLinkProps) {
  const text = useStrings("partners/office");
  const toast = useToast();
  const [renewing, setRenewing] = useState(false);
  const renew = useStaffAction(renewPartnerCodeEndpoint, {
    refresh: [listPartnersEndpoint],
    toastText: text.renewed,
    onDone: () => setRenewing(false),
  });
  const headingId = useId();
  const code = whose === "guests" ? partner.code : partner.reception_code;
  const link = new URL(officePaths.partner(code), location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ text: text.copied }),
      () => toast({ text: text.notCopied }),
    );
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.links[whose].title}</h2>
      <p className="muted">{text.links[whose].text}</p>
      <div className={styles.link}>
        <QrCode text={link} label={text.pictureOf(partner.name)} />
        <a href={link}>{link}</a>
      </div>
      <div className={staffStyles.actions}>
        <Button size="compact" icon="copy" onClick={copy}>
          {text.copy}
        </Button>
        {whose === "guests" && (
          <>
            <PrintCode
              kind="guests"
              name={partner.name}
              link={link}
              label={text.pictureOf(partner.name)}
              text={text.printCard}
            />
            <RankPaper code={code} />
          </>
        )}
        <Button size="compact" icon="refresh" onClick={() => setRenewing(true)}>
          {text.renew}
        </Button>
      </div>
      <ConfirmDialog
        open={renewing}
        title={text.renewOf(partner.name)}
        action={text.renew}
        wayOut={text.keepLink}
        tone="bad"
        busy={renew.isPending}
        error={renew.error}
        onConfirm={() => renew.run({ params: { id: partner.id }, body: { link: whose } })}
        onClose={() => setRenewing(false)}
      >
        {text.renewText}
      </ConfirmDialog>
    </section>
  );
}

/** The paper for the taxi rank at a hotel. It needs the hotel on our map. */
function RankPaper({ code }: { readonly code: string }) {
  const place = useRead(read(getPartnerFormEndpoint, { params: { code } })).data?.place ?? null;
  return place === null ? null : <PrintRank place={place} />;
}

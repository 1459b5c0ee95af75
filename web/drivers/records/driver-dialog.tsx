import { displayPhone, phoneLink } from "../../../domain/accounts/phone-number.ts";
import { VEHICLES } from "../../../domain/fares/vehicles.ts";
import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaperText } from "../../papers/use-paper-text.ts";
import { Plate } from "../../rides/plate.tsx";
import { Link } from "../../router/link.tsx";
import { officePaths } from "../../router/office-paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { Fact, FactsList } from "../../ui/facts-list.tsx";
import { DriverNow } from "./driver-now.tsx";
import { PapersOfDriver } from "./driver-papers.tsx";
import { DriverPicture } from "./driver-picture.tsx";
import styles from "./driver-dialog.module.css";

type DriverDialogProps = {
  readonly driver: DriverRecord | null;
  readonly onEdit: () => void;
  readonly onClose: () => void;
};

/** A driver whole: how to reach them, the car, and each paper with its file. */
export function DriverDialog({ driver, onEdit, onClose }: DriverDialogProps) {
  const text = useStrings("office");
  const words = useStrings("drivers/records");
  return (
    <Dialog
      open={driver !== null}
      onClose={onClose}
      title={driver?.name ?? ""}
      subtitle={
        driver === null
          ? ""
          : `${VEHICLES[driver.vehicle_type].name}, ${words.seats(driver.seats)}, ${driver.username}`
      }
      footer={
        driver !== null && (
          <>
            <ButtonLink size="compact" to={officePaths.adminDriverReport(driver.id)}>
              {words.report}
            </ButtonLink>
            <Button size="compact" onClick={onEdit}>
              {text.edit}
            </Button>
          </>
        )
      }
    >
      {driver !== null && (
        <div className="stack">
          <div className={styles.whole}>
            <DriverPicture driver={driver} className={styles.avatar} />
            <Facts driver={driver} />
          </div>
          <PapersOfDriver driver={driver} />
        </div>
      )}
    </Dialog>
  );
}

function Facts({ driver }: { readonly driver: DriverRecord }) {
  const text = useStrings("office");
  const words = useStrings("drivers/records");
  const papers = useStrings("papers");
  const { day } = usePaperText();
  const { approved_on, papers_override: exception, equipment = [] } = driver;
  return (
    <FactsList>
      <Fact name={words.columns.now}>
        <DriverNow driver={{ ...driver, papers_override: null }} />
      </Fact>
      {exception && (
        <Fact name={text.drivers.override}>
          {papers.exceptionWhy(day(exception.until), exception.reason, exception.by)}
        </Fact>
      )}
      <Fact name={text.phone}>
        <a href={phoneLink(driver.phone)}>{displayPhone(driver.phone)}</a>
      </Fact>
      <Fact name={text.email}>
        <EmailText>{driver.email}</EmailText>
      </Fact>
      <Fact name={text.drivers.vehicle}>
        {driver.vehicle_id ? (
          <Link to={officePaths.adminVehicle(driver.vehicle_id)}>{driver.vehicle}</Link>
        ) : (
          driver.vehicle
        )}
      </Fact>
      <Fact name={text.drivers.plate}>
        <Plate plate={driver.plate} />
      </Fact>
      {equipment.length > 0 && (
        <Fact name={words.equipment.label}>{equipment.map((one) => words.equipment[one]).join(", ")}</Fact>
      )}
      <Fact name={text.drivers.licence}>{driver.license_number}</Fact>
      {approved_on !== null && <Fact name={words.approvedOn}>{day(approved_on)}</Fact>}
    </FactsList>
  );
}

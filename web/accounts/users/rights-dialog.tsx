import { useState } from "react";
import { fullName } from "../../../domain/accounts/full-name.ts";
import {
  type Right,
  RIGHT_SETS,
  RIGHT_SET_NAMES,
  rightsWithin,
  setOf,
} from "../../../domain/accounts/rights.ts";
import type { StaffAccount } from "../../../contract/accounts/account-records.ts";
import { listUsersEndpoint, setUserRightsEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useMayI } from "../../api/use-may-i.ts";
import { useStrings } from "../../language/language-context.ts";
import { useStaffAction } from "../../office/use-staff-action.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormError } from "../../ui/note.tsx";
import roleStyles from "./role-dialog.module.css";
import styles from "./rights-dialog.module.css";

type RightsDialogProps = { readonly user: StaffAccount | null; readonly onClose: () => void };

/** Says what somebody of the office or of dispatch may do: a set that is ready, or right by right. */
export function RightsDialog({ user, onClose }: RightsDialogProps) {
  const { cancel, saved } = useStrings("office");
  const text = useStrings("accounts/users");
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<readonly Right[]>(user?.rights ?? []);
  const keep = useStaffAction(setUserRightsEndpoint, {
    refresh: [listUsersEndpoint],
    toastText: saved,
    onDone: onClose,
  });
  return (
    <Dialog
      open={user !== null}
      onClose={onClose}
      title={user === null ? "" : text.mayOf(fullName(user))}
      subtitle={text.atOnce}
      footer={
        <>
          <Button size="compact" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            size="compact"
            tone="action"
            busy={keep.isPending}
            onClick={() => user && keep.run({ params: { id: user.id }, body: { rights: chosen } })}
          >
            {text.keep}
          </Button>
        </>
      }
    >
      {user !== null && (
        <div className="stack">
          {keep.error !== null && <FormError>{errorText(keep.error)}</FormError>}
          <Sets role={user.role} chosen={chosen} onChoose={setChosen} />
          <OneByOne role={user.role} chosen={chosen} onChoose={setChosen} />
        </div>
      )}
    </Dialog>
  );
}

type ChoosingProps = {
  readonly role: StaffAccount["role"];
  readonly chosen: readonly Right[];
  readonly onChoose: (rights: readonly Right[]) => void;
};

function Sets({ role, chosen, onChoose }: ChoosingProps) {
  const text = useStrings("accounts/users");
  const mayI = useMayI();
  const present = setOf(role, chosen);
  return (
    <div className={roleStyles.roles} role="group" aria-label={text.ready}>
      {RIGHT_SET_NAMES.filter((name) => RIGHT_SETS[name].role === role).map((name) => (
        <button
          type="button"
          key={name}
          aria-pressed={name === present}
          disabled={!RIGHT_SETS[name].rights.every((right) => mayI(right))}
          onClick={() => onChoose(RIGHT_SETS[name].rights)}
        >
          <b>{text.sets[name]}</b>
          <small>{text.does[name]}</small>
        </button>
      ))}
    </div>
  );
}

function OneByOne({ role, chosen, onChoose }: ChoosingProps) {
  const text = useStrings("accounts/users");
  const mayI = useMayI();
  return (
    <fieldset className={styles.rights}>
      <legend className="small strong">{text.each}</legend>
      {rightsWithin(role).map((right) => (
        <label key={right}>
          <input
            type="checkbox"
            checked={chosen.includes(right)}
            disabled={!mayI(right)}
            onChange={({ target: { checked } }) =>
              onChoose(checked ? [...chosen, right] : chosen.filter((each) => each !== right))
            }
          />
          <b>{text.rights[right]}</b>
          <small>{mayI(right) ? text.means[right] : text.notYours}</small>
        </label>
      ))}
    </fieldset>
  );
}

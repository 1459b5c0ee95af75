import { useQuery } from "@tanstack/react-query";
import { getConfig } from "../../../contract/company/company.endpoints.ts";
import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { usePush } from "../../drivers/push.ts";
import { useDriverEdit } from "../../drivers/use-own-driver.ts";
import { useLanguage, useMessages } from "../../language/language-context.ts";
import { Checkbox } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";

/** What the driver agrees to: showing where he is, and being told while the page is closed. */
export function WorkSettings({ own }: { readonly own: OwnDriver }) {
  const text = useMessages("driver").profile;
  const toast = useToast();
  const edit = useDriverEdit();
  const share = (shares_location: boolean) =>
    edit.mutate({ shares_location }, { onError: () => toast({ text: text.pushFailed }) });
  return (
    <section className="card stack" aria-labelledby="work">
      <h2 id="work">{text.work}</h2>
      <div>
        <Checkbox
          checked={edit.isPending ? (edit.variables.shares_location ?? false) : own.shares_location}
          aria-describedby="share-text"
          onChange={share}
        >
          {text.share}
        </Checkbox>
        <p className="muted small" id="share-text">
          {text.shareText}
        </p>
      </div>
      <PushSwitch />
    </section>
  );
}

function PushSwitch() {
  const text = useMessages("driver").profile;
  const toast = useToast();
  const { language } = useLanguage();
  const config = useQuery(endpointQuery(getConfig));
  const push = usePush(config.data?.push_public_key ?? null, language);
  const change = (on: boolean) => {
    const done = on ? push.turnOn() : push.turnOff();
    done.catch(() => toast({ text: text.pushFailed }));
  };
  const able = push.state === "on" || push.state === "off";
  return (
    <div>
      <Checkbox
        checked={push.state === "on"}
        disabled={!able}
        aria-describedby={able ? undefined : "push-text"}
        onChange={change}
      >
        {text.push}
      </Checkbox>
      {!able && (
        <p className="muted small" id="push-text">
          {push.state === "blocked" ? text.pushBlocked : text.pushUnavailable}
        </p>
      )}
    </div>
  );
}

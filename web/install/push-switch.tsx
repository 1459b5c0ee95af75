import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { useLanguage } from "../language/language-context.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { useToast } from "../ui/toast.tsx";
import { usePush } from "./push.ts";

type PushSwitchProps = {
  readonly words: {
    readonly push: string;
    readonly pushBlocked: string;
    readonly pushUnavailable: string;
    readonly pushFailed: string;
  };
};

/** The switch for push messages: on, off, or why they are unavailable. */
export function PushSwitch({ words }: PushSwitchProps) {
  const toast = useToast();
  const { language } = useLanguage();
  const config = useRead(read(getConfigEndpoint));
  const push = usePush(config.data?.push_public_key ?? null, language);
  const change = (on: boolean) => {
    const done = on ? push.turnOn() : push.turnOff();
    done.catch(() => toast({ text: words.pushFailed }));
  };
  const able = push.state === "on" || push.state === "off";
  const why =
    push.state === "blocked"
      ? words.pushBlocked
      : push.state === "unavailable"
        ? words.pushUnavailable
        : null;
  return (
    <div>
      <Checkbox
        checked={push.state === "on"}
        disabled={!able}
        aria-describedby={why === null ? undefined : "push-text"}
        onChange={change}
      >
        {words.push}
      </Checkbox>
      {why !== null && (
        <p className="muted small" id="push-text">
          {why}
        </p>
      )}
    </div>
  );
}

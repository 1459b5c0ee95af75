import { useStrings } from "../../language/language-context.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDispatch } from "../live/dispatch-context.ts";
import { useRadioThreads } from "./use-radio-threads.ts";
import buttonStyles from "../../ui/button.module.css";
import topStyles from "../shell/dispatch-top.module.css";

/** Opens what was said with drivers, with how much of it nobody has read. */
export function RadioBell() {
  const text = useStrings("dispatch/radio");
  const { talk } = useDispatch();
  const threads = useRadioThreads().data?.threads ?? [];
  const unread = threads.reduce((sum, thread) => sum + thread.unread, 0);
  return (
    <button
      type="button"
      className={classNames(buttonStyles.iconButton, buttonStyles.compactIcon, topStyles.bell)}
      aria-label={unread === 0 ? text.open : text.openUnread(unread)}
      onClick={() => talk(null)}
    >
      <Icon name="chat" />
      {unread > 0 && <span className={topStyles.count}>{unread}</span>}
    </button>
  );
}

import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import type { MessageKind } from "../../../contract/notifications/message-kinds.ts";
import type { MessageChannel } from "../../../contract/notifications/sent-messages.ts";
import { useStrings } from "../../language/language-context.ts";
import { reasonKey } from "./reason-key.ts";

type Way = { readonly channel: MessageChannel; readonly gateway: PhoneGateway | null };

/** Says what a message is about, which way it went, and why it did not. */
export function useMessageText() {
  const text = useStrings("rides/messages");
  return {
    /** A kind that this page does not know yet is said as it is. */
    about: (kind: string): string => text.about[kind as MessageKind] ?? kind,
    way: ({ gateway, channel }: Way): string => text.ways[gateway ?? channel],
    /** In plain words, with the code for whoever looks after the gateway where that says more. */
    reason: (code: string): string => {
      const key = reasonKey(code);
      return key === code ? text.reasons[key] : `${text.reasons[key]} (${code})`;
    },
  };
}

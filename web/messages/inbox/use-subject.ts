import type { ContactMessage } from "../../../contract/messages/contact-message.ts";
import { useStrings } from "../../language/language-context.ts";

/** The subject of a message: in its sender's words, else by its topic. */
export function useSubject(): (message: Pick<ContactMessage, "subject" | "topic">) => string {
  const { topics } = useStrings("office").messages;
  return ({ subject, topic }) => (subject === "" ? topics[topic] : subject);
}

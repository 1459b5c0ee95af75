import { MINUTE_MS } from "../../../domain/time-units.ts";
import {
  type AssistantCall,
  type AssistantDependencies,
  AskPerson,
  type Question,
} from "../assistant-call.ts";

const CONFIRMATION_LIFE_MS = 15 * MINUTE_MS;

type Asking = {
  readonly question: Question;
  readonly about: string;
  /** The confirmation of an earlier answer, where it was sent back. */
  readonly confirmation: string | undefined;
};

/** The word of the person on a change: their answer, the question to them, or a confirmation to come back with once they have said yes. */
export function askToConfirm(
  { notes }: Pick<AssistantDependencies, "notes">,
  call: AssistantCall,
  { question, about, confirmation }: Asking,
): "yes" | "no" | AskPerson | { readonly confirmation: string } {
  if (call.canAsk) {
    const said = call.said(about);
    return said === "unasked" ? new AskPerson(question, about) : said;
  }
  if (confirmation !== undefined && notes.read("confirmation", confirmation) === about) return "yes";
  return { confirmation: notes.write("confirmation", about, CONFIRMATION_LIFE_MS).text };
}

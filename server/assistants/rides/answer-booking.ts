import type { AnswerOfTool } from "../../../contract/assistants/tool.ts";
import type { ownBookRideTool } from "../../../contract/assistants/own-ride-tools.ts";
import { getCompany } from "../../company/company-profile.ts";
import type { AssistantDependencies } from "../assistant-call.ts";
import type { SentCode } from "./send-code.ts";
import { showRide } from "./show-ride.ts";

export type BookingAnswer = AnswerOfTool<typeof ownBookRideTool>;

/** The facts that are kept of a booking for a call that comes again. */
export type KeptBooking = { readonly trackingCode: string; readonly sent: SentCode | null };

/** A booking as it stands now, and the next step where it waits for its person. */
export async function answerBooking(
  deps: AssistantDependencies,
  { trackingCode, sent }: KeptBooking,
): Promise<BookingAnswer> {
  const ride = await showRide(deps, trackingCode);
  if (ride.waits_for === "deposit") return { outcome: "waits_for_deposit", ride };
  if (ride.waits_for === null) return { outcome: "booked", ride };
  if (sent !== null) {
    const { by, sentTo } = sent;
    return { outcome: "waits_for_passenger", ride, confirm: { by, sent_to: sentTo, next: BY_CODE } };
  }
  const { phone } = (await getCompany(deps.db)).company;
  return {
    outcome: "waits_for_passenger",
    ride,
    confirm: { by: "call", sent_to: null, next: byCall(phone) },
  };
}

const BY_CODE =
  "No driver sees the ride yet. Ask the passenger for the six digits that were sent to them, and call book_ride again with the same arguments and their code. They can also type it on the ride's page.";

function byCall(phone: string): string {
  return `No driver sees the ride yet. The company confirms it with the passenger, who can also call ${phone}.`;
}

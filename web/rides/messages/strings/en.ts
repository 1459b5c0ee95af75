import type { MessageKind } from "../../../../contract/notifications/message-kinds.ts";

const about: Record<MessageKind, string> = {
  booked: "Booking confirmed",
  changed: "Ride changed",
  flight_moved: "Flight moved",
  driver_assigned: "Driver assigned",
  driver_set_out: "Driver on the way",
  driver_arrived: "Driver at the pickup",
  driver_left: "Driver can't come",
  car_changed: "Other car",
  no_show: "Passenger not found",
  reminder: "Reminder",
  cancelled: "Ride called off",
  receipt: "Receipt",
  ride_in_pool: "New request",
  ride_given: "Ride assigned",
  ride_changed: "Ride changed",
  ride_taken_away: "Ride taken away",
  ride_back: "Ride given back",
  ride_called_off: "Ride called off",
  booking_code: "Code to prove the booking",
  paper_runs_out: "Document runs out",
  password_link: "Link to set a password",
  invitation: "New account",
  confirm_email: "Confirm an email address",
  email_change_asked: "Email change asked for",
  email_changed: "Email changed",
  phone_changed: "Phone number changed",
  new_device: "Sign-in on a new device",
  codes_guessed: "Wrong codes again and again",
  contact_message: "Message from the site",
  message_answer: "Answer to a message",
  partner_statement: "Monthly statement",
  pay_link: "Link to pay",
  driver_application: "Driver's application",
  paper_runs_out_for_staff: "A driver's document runs out",
};

const messages = {
  /** What a message is about. */
  about,
  to: { passenger: "passenger", driver: "driver", account: "account", office: "office" },
  ways: {
    email: "email",
    push: "notification",
    phone: "SMS / WhatsApp",
    whatsapp: "WhatsApp",
    sms: "SMS",
    webhook: "own gateway",
  },
  /** Why one was not sent. */
  reasons: {
    withheld: "Held back: that mailbox had ten mails in a day",
    stopped: "They answered STOP to our messages",
    limit_reached: "The day's limit for paid messages was reached",
    no_gateway: "No way to phones is set up",
    not_a_number: "That's no phone number we can dial",
    not_for_whatsapp: "It can't go by WhatsApp",
    unsubscribed: "That browser takes no notifications any more",
    deadline: "No answer in time",
    unreachable: "The other side couldn't be reached",
    no_mailbox: "There's no such mailbox, or it's closed",
    our_sign_in: "The mail server doesn't accept our password",
    mail_refused: "The mail server didn't take it",
    gateway_refused: "The gateway didn't take it",
    unknown: "We couldn't send it",
  },
};

export default messages;
export type RideMessagesStrings = typeof messages;

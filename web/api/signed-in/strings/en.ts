import type { SignedInCode } from "../../api-error.ts";

const errorsSignedIn: Record<SignedInCode, string> = {
  invalid_driver_id: "Invalid driver ID",
  papers_expired: "A document of this driver has run out.",
  vehicle_taken: "Another driver has this car now.",
  vehicle_out_of_service: "This driver's car is out of service then.",
  unsuitable_vehicle: "This car isn't for that ride.",
  driver_busy: "This driver already has a ride at that time.",
  outside_shift: "That ride isn't within the driver's shift.",
  driver_unavailable: "This driver can't take rides right now.",
  bookings_refused: "Nothing was booked: a ride of the list can't be made.",
  setup_unfinished: "The list still has something to do before you can open.",
  credit_limit_reached: "This account is at its limit. Please ask at the reception.",
  not_on_account: "This ride is on nobody's account. Choose how it was paid.",
  on_account: "A hotel or firm pays this ride. Call the office if it was paid another way.",
  nothing_to_pay: "There's nothing to pay by link here.",
  proof_needed: "Show with a code that this ride is yours.",
  period_settled: "Some of these days are in a closed settlement already.",
  import_faults: "The file has faults, so nothing of it was brought in. Please check it again.",
  backup_running: "A backup is running already. Wait until it's done.",
  approval_needed: "A second person has to agree first. Your request is kept and waits for them.",
  approval_waiting: "Something of this waits for a second person already. See Approvals first.",
  own_request: "You asked for this yourself. Somebody else decides.",
  approval_over: "Nothing waits here any more. Look at it again.",
  backup_elsewhere: "The file of this backup isn't on this server's disk.",
  wrong_start_code: "This isn't the passenger's code.",
  two_factor_needed: "Set up two-factor sign-in first, in your settings.",
  two_factor_on: "Two-factor authentication is already on.",
  two_factor_off: "Two-factor authentication is off.",
  two_factor_required: "Enter the code from your authenticator app.",
  account_busy: "You have a ride in progress. You can delete your account when it's finished.",
  password_required: "Enter your password to change this.",
  invalid_refresh_token: "Your session has ended. Log in again and carry on where you left off.",
  invalid_credentials: "Invalid credentials",
  account_inactive: "This account isn't active. Please call us.",
  account_taken: "This username or email is already in use.",
  edit_conflict: "Someone else changed this while you were editing. Reload to see the latest version.",
  change_outdated:
    "This was changed after the driver asked for it, so it wasn't applied. Decline it, or ask the driver.",
};

export default errorsSignedIn;
export type ErrorsSignedInStrings = typeof errorsSignedIn;

/** A start or a command that cannot go on for a reason its user can fix; the message says how. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}

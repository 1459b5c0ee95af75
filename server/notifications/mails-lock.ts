/** Names the mails to a recipient, which one transaction at a time counts and queues. */
export function mailsLock(recipient: string): string {
  return `mails to ${recipient.toLowerCase()}`;
}

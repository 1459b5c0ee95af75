/** Why a message was not taken. The reason is a code: what the other side says may quote anything. */
export class WebhookUnsent extends Error {
  readonly reason: string;
  /** When the receiver asks to be tried again. */
  readonly retryAfter: string | undefined;

  constructor(reason: string, retryAfter?: string) {
    super(`a webhook was not sent: ${reason}`);
    this.name = "WebhookUnsent";
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

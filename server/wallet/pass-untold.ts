/** Why a wallet was not told. The reason is a code: what the other side says may quote anything. */
export class PassUntold extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`a wallet was not told: ${reason}`);
    this.name = "PassUntold";
    this.reason = reason;
  }
}

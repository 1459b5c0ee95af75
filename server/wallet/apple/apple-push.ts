import { type ClientHttp2Session, connect, constants } from "node:http2";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { PassUntold } from "../pass-untold.ts";
import type { PassCertificate } from "./pass-certificate.ts";

const PATIENCE_MS = 10 * SECOND_MS;

export type ApplePushSettings = Pick<PassCertificate, "certificate" | "key" | "passType"> & {
  url: string;
  /** The authority of a service that isn't Apple's. */
  ca?: string;
};

/** The end of a push: the device looks for the new pass, or has none any more. */
type Pushed = "told" | "gone";

/** One connection to Apple's service for pushes, for the passes that are due together. */
export class ApplePush {
  readonly #session: ClientHttp2Session;
  readonly #topic: string;
  #broken: PassUntold | null = null;

  constructor({ url, certificate, key, passType, ca }: ApplePushSettings) {
    this.#topic = passType;
    this.#session = connect(url, { cert: certificate, key, ...(ca === undefined ? {} : { ca }) });
    this.#session.on("error", () => {
      this.#broken = new PassUntold("unreachable");
    });
  }

  /** A push has nothing to say: the device asks what has changed. */
  async tell(token: string): Promise<Pushed> {
    const { status, text } = await this.#post(`/3/device/${token}`);
    if (status === 200) return "told";
    if (status === 410 || (status === 400 && text.includes("BadDeviceToken"))) return "gone";
    throw new PassUntold(`http_${status}`);
  }

  close(): void {
    this.#session.close();
    this.#session.destroy();
  }

  #post(path: string): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      if (this.#broken) throw this.#broken;
      const request = this.#session.request({
        [constants.HTTP2_HEADER_METHOD]: "POST",
        [constants.HTTP2_HEADER_PATH]: path,
        "apns-topic": this.#topic,
      });
      let [status, text] = [0, ""];
      request.setTimeout(PATIENCE_MS, () => request.close(constants.NGHTTP2_CANCEL));
      request.on("response", (headers) => {
        status = Number(headers[constants.HTTP2_HEADER_STATUS]);
      });
      request.on("error", () => reject(this.#broken ?? new PassUntold("unreachable")));
      request.on("data", (part) => {
        text += String(part);
      });
      request.on("close", () => {
        if (status > 0) resolve({ status, text });
        else reject(this.#broken ?? new PassUntold("timeout"));
      });
      request.end("{}");
    });
  }
}

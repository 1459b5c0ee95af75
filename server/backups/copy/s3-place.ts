import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { type IncomingMessage, request as openHttp } from "node:http";
import { request as openHttps } from "node:https";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { CannotStart } from "../../process/cannot-start.ts";
import type { CopyPlace, LocalFile } from "./copied-file.ts";
import { NO_BODY, type S3Keys, encoded, signed } from "./s3-signature.ts";

/** One call of S3 takes so much; a backup of this product is a hundredth of it. */
const MOST_BYTES = 5 * 1024 ** 3;
const SILENCE_MS = MINUTE_MS;
const LONGEST_ANSWER = 300;

type Call = { method: "GET" | "PUT"; name: string; query?: Record<string, string>; file?: LocalFile };

/** A bucket of an S3-compatible store, by its path: https://s3.example/bucket/folder. */
export class S3Place implements CopyPlace {
  readonly title: string;
  readonly #base: URL;
  readonly #keys: S3Keys;
  readonly #bucket: string;
  readonly #folder: string;

  constructor(base: URL, keys: S3Keys) {
    const [, bucket = "", ...folder] = base.pathname.split("/").map(decodeURIComponent);
    this.title = base.href;
    this.#base = base;
    this.#keys = keys;
    this.#bucket = bucket;
    this.#folder = folder.map((part) => `${part}/`).join("");
  }

  /** It is read back whole: a store that takes a file and loses it is found out today. */
  async put(file: LocalFile, name: string): Promise<void> {
    if (file.bytes > MOST_BYTES)
      throw new CannotStart(`${file.path} is more than the 5 GB that a bucket takes at once.`);
    (await this.#call({ method: "PUT", name: this.#folder + name, file })).resume();
    const hash = createHash("sha256");
    await pipeline(await this.#call({ method: "GET", name: this.#folder + name }), hash);
    if (hash.digest("hex") !== file.sha256)
      throw new CannotStart(`The copy in ${this.title} is not what was copied.`);
  }

  async fetch(name: string, to: string): Promise<void> {
    const answer = await this.#call({ method: "GET", name: this.#folder + name });
    await pipeline(answer, createWriteStream(to, { mode: 0o600 }));
  }

  async list(): Promise<readonly string[]> {
    const names: string[] = [];
    for (let after = ""; ; after = this.#folder + names.at(-1)) {
      const query = { "list-type": "2", prefix: this.#folder, ...(after && { "start-after": after }) };
      const page = await text(await this.#call({ method: "GET", name: "", query }));
      const found = [...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = ""]) => name);
      names.push(...found.map((name) => name.slice(this.#folder.length)));
      if (found.length === 0 || !page.includes("<IsTruncated>true<")) return names;
    }
  }

  async #call({ method, name, query = {}, file }: Call): Promise<IncomingMessage> {
    const url = new URL(`/${[this.#bucket, ...name.split("/")].map(encoded).join("/")}`, this.#base);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const headers = {
      "x-amz-content-sha256": file?.sha256 ?? NO_BODY,
      ...(file && { "content-length": String(file.bytes) }),
    };
    const call = signed({ method, url, headers, at: new Date() }, this.#keys);
    const answer = await this.#send(url, { method, headers: call, file });
    if (answer.statusCode === 200) return answer;
    const said = (await text(answer)).slice(0, LONGEST_ANSWER);
    throw new CannotStart(`The bucket ${this.title} of BACKUP_COPY answered ${answer.statusCode}: ${said}`);
  }

  #send(
    url: URL,
    {
      method,
      headers,
      file,
    }: { method: string; headers: Record<string, string>; file: LocalFile | undefined },
  ): Promise<IncomingMessage> {
    const open = url.protocol === "https:" ? openHttps : openHttp;
    return new Promise((resolve, reject) => {
      const fail = (error: Error) =>
        reject(
          new CannotStart(`The bucket ${this.title} of BACKUP_COPY can't be reached: ${error.message}.`),
        );
      const call = open(url, { method, headers, timeout: SILENCE_MS }, resolve);
      call.once("error", fail);
      call.once("timeout", () => call.destroy(new Error("it says nothing")));
      if (file === undefined) call.end();
      else pipeline(createReadStream(file.path), call).catch(fail);
    });
  }
}

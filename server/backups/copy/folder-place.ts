import { copyFile, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { CannotStart } from "../../process/cannot-start.ts";
import { errorCode } from "../../process/error-code.ts";
import { type CopyPlace, type LocalFile, sumOf } from "./copied-file.ts";

/** A folder that another machine or disk lends. It isn't made here: a share that isn't mounted would go unnoticed. */
export class FolderPlace implements CopyPlace {
  readonly title: string;

  constructor(folder: string) {
    this.title = folder;
  }

  async put(file: LocalFile, name: string): Promise<void> {
    const draft = path.join(this.title, `${name}.partial`);
    try {
      await copyFile(file.path, draft);
      const written = await open(draft, "r+");
      await written.chmod(0o600);
      await written.sync();
      await written.close();
      if ((await sumOf(draft)) !== file.sha256)
        throw new CannotStart(`The copy in ${this.title} is not what was copied.`);
      await rename(draft, path.join(this.title, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw this.#inWords(error);
    }
  }

  async fetch(name: string, to: string): Promise<void> {
    await copyFile(path.join(this.title, name), to).catch((error: unknown) => {
      throw this.#inWords(error);
    });
  }

  async list(): Promise<readonly string[]> {
    return readdir(this.title).catch((error: unknown) => {
      throw this.#inWords(error);
    });
  }

  #inWords(error: unknown): unknown {
    const code = errorCode(error);
    return code === undefined
      ? error
      : new CannotStart(`The folder ${this.title} of BACKUP_COPY can't be used (${code}).`);
  }
}

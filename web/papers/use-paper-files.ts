import { paperFileName } from "../../domain/papers/paper-file.ts";
import {
  type PaperFile,
  downloadPaperFileEndpoint,
  listPaperFilesEndpoint,
  setPaperFileEndpoint,
} from "../../contract/papers/paper-files.endpoints.ts";
import type { Paper } from "../../domain/papers/papers.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { errorOfResponse } from "../api/api-error.ts";
import { call, sendWithSession } from "../api/call.ts";
import { read } from "../api/read.ts";
import { setCached } from "../api/update-read.ts";
import { useAction } from "../api/use-action.ts";
import { useChange } from "../api/use-change.ts";
import { useRead } from "../api/use-read.ts";
import { saveFile } from "../ui/save-file.ts";

/** Long enough for a file on a slow line; the server waits less for one that stands still. */
const TIMEOUT_MS = MINUTE_MS;

/** Which papers of a driver have a file. */
export function usePaperFiles(driverId: number) {
  return useRead(filesOf(driverId));
}

type OfPaper = { readonly id: number; readonly paper: Paper };

/** Attaches a file in base64 to a paper; null takes it away. */
export function useSetPaperFile(params: OfPaper) {
  return useChange(
    (body: { readonly file: string | null }) =>
      call(setPaperFileEndpoint, { params, body, timeoutMs: TIMEOUT_MS }),
    { onDone: (files) => setCached(filesOf(params.id), files) },
  );
}

/** Hands the file of a paper to the browser to keep. */
export function useDownloadPaperFile(params: OfPaper) {
  return useAction(async ({ kind }: Pick<PaperFile, "kind">) => {
    const response = await sendWithSession(downloadPaperFileEndpoint, { params, timeoutMs: TIMEOUT_MS });
    if (!response.ok) throw await errorOfResponse(response);
    const name = paperFileName({ driverId: params.id, paper: params.paper, kind });
    saveFile(name, kind, await response.blob());
  });
}

function filesOf(driverId: number) {
  return read(listPaperFilesEndpoint, { params: { id: driverId } });
}

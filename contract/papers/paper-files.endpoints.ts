import { z } from "zod";
import { OWN_DRIVER, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { MAX_PAPER_FILE_BYTES, PAPER_FILE_KINDS } from "../../domain/papers/paper-file.ts";
import { paperSchema } from "./paper-schemas.ts";

const OWN_OR_STAFF = { ...OWN_DRIVER, staff: "any" } as const;

const ownOrOffice = endpoints({ tag: "Papers", access: OWN_OR_STAFF, needs: ["drivers"] });

const driver = z.object({ id: recordIdSchema });
const paperOfDriver = driver.extend({ paper: paperSchema });

/** Base64 of the most bytes that a file has. */
const MAX_TEXT = Math.ceil(MAX_PAPER_FILE_BYTES / 3) * 4;
/** Room for the JSON around it. */
const MAX_BODY_BYTES = MAX_TEXT + 1024;

/** That a paper has a file; the file itself is downloaded by a call of its own. */
const paperFileSchema = z.object({
  paper: paperSchema,
  kind: z.enum(PAPER_FILE_KINDS),
  bytes: z.int(),
  attached_at: z.iso.datetime(),
});
export type PaperFile = z.infer<typeof paperFileSchema>;

/** Which papers of a driver have a file. */
export const listPaperFilesEndpoint = ownOrOffice({
  id: "listPaperFiles",
  method: "GET",
  path: "/drivers/{id}/papers/",
  summary: "Lists the files of a driver's papers, without what is in them.",
  names: "driver",
  params: driver,
  output: z.array(paperFileSchema),
});

/** A driver, or the staff, attach a file to a paper or take it away. */
export const setPaperFileEndpoint = ownOrOffice({
  id: "setPaperFile",
  method: "PUT",
  path: "/drivers/{id}/papers/{paper}/",
  summary:
    "Keeps a JPEG, PNG or PDF of at most 5 MB as the file of a paper, in the place of one there is, or removes it.",
  names: "driver",
  params: paperOfDriver,
  maxBodyBytes: MAX_BODY_BYTES,
  body: z.object({
    /** The bytes of the file in base64; null removes it. */
    file: z.base64("Send the file in base64.").max(MAX_TEXT, "A file has at most 5 MB.").nullable(),
  }),
  output: z.array(paperFileSchema),
  errors: ["invalid_input"],
});

/** The content of a paper's file. */
export const downloadPaperFileEndpoint = ownOrOffice({
  id: "downloadPaperFile",
  method: "GET",
  path: "/drivers/{id}/papers/{paper}/",
  summary: "Downloads the file of a driver's paper. 404 where it has none.",
  names: "driver",
  params: paperOfDriver,
  output: "file",
});

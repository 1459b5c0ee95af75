import path from "node:path";
import { z } from "zod";
import { type Variable, webUrl, wholeNumber } from "./variable.ts";

const COPY_PLACE =
  "must be a folder's whole path, or the address of a bucket such as https://s3.example/bucket";

/** Passwords, backups, and how long guests are kept. */
export const KEEPING_VARIABLES = {
  LEAKED_PASSWORDS_URL: {
    about:
      "A service that knows leaked passwords, such as https://api.pwnedpasswords.com; it hears five characters of a hash.",
    fallback: "none",
    schema: webUrl,
  },
  BACKUP_DIR: {
    about:
      "Folder for backups that staff start in the office; the ten newest are kept. Best on another disk than the database; with several servers one that all of them have.",
    fallback: "DATA_DIR/backups",
    schema: z
      .string()
      .transform((folder) => path.resolve(folder))
      .optional(),
  },
  BACKUP_COPY: {
    about:
      "Where `npm run backup -- FILE --copy` puts a second copy, off the machine: a folder that another machine lends, or a bucket as https://s3.example/bucket/folder.",
    fallback: "none",
    schema: z
      .string()
      .refine((place) => path.isAbsolute(place) || /^https?:\/\/[^/]+\/[^/]+/.test(place), COPY_PLACE)
      .transform((place) => place.replace(/\/+$/, ""))
      .optional(),
  },
  BACKUP_COPY_KEY: {
    about: "The access key of that bucket.",
    fallback: "none",
    schema: z.string().optional(),
  },
  BACKUP_COPY_SECRET: { about: "Its secret.", fallback: "none", schema: z.string().optional() },
  BACKUP_COPY_REGION: {
    about: "The region of that bucket, which is signed with each call.",
    fallback: "us-east-1",
    schema: z.string().prefault("us-east-1"),
  },
  ALERT_EMAIL: {
    about: "Who is mailed when a backup fails; whoever runs the servers.",
    fallback: "none",
    schema: z.email("must be an e-mail address").optional(),
  },
  RETENTION_MONTHS: {
    about: "After so many months a guest's name, phone and exact places are blanked.",
    fallback: "18",
    schema: wholeNumber(1, 240).prefault("18"),
  },
} as const satisfies Record<string, Variable>;

import type { z } from "zod";

/** Hints by which an assistant knows whether to ask its person before a call. */
type ToolHints = {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
};

/** A tool as assistants are told of it, with its input and its answer. Its words are for the assistant, so they are English. */
export type ToolDescription = {
  /** At most 64 characters. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly hints: ToolHints;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
};

export function tool<const T extends ToolDescription>(description: T): T {
  return description;
}

/** The arguments of a tool once they are read, and its answer. */
export type InputOf<T extends ToolDescription> = z.output<T["input"]>;
export type AnswerOfTool<T extends ToolDescription> = z.input<T["output"]>;

/** A tool that changes nothing. */
export const READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** A tool that changes what was there, and that called again changes nothing more. */
export const CHANGES = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: true,
  openWorldHint: true,
} as const;

/** A tool that adds something, and that called again adds nothing more. */
export const ADDS = { ...CHANGES, destructiveHint: false } as const;

import type { z } from "zod";

/** The schemas of a type of domain/, one for each of its fields: the compiler names a field that only one of the two has. */
export type Fields<T> = { [K in keyof T]-?: z.ZodType<T[K]> };

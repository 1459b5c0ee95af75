import type { ReactNode } from "react";
import type { SingleRead } from "../api/use-read.ts";
import { ErrorNote } from "./error-note.tsx";
import { Note } from "./note.tsx";
import { SkeletonLines, Waiting } from "./waiting.tsx";

type QueryViewProps<T> = {
  readonly query: Pick<SingleRead<T>, "data" | "error" | "isPending" | "refetch">;
  /** The text while it is awaited. */
  readonly loading?: string;
  /** How many lines stand for it meanwhile. */
  readonly lines?: number | undefined;
  /** The shape of what comes, where it is no list. */
  readonly skeleton?: ReactNode;
  /** The text when it could not be read, with a way to try again; what was read before stays. */
  readonly failed: string | ((error: Error) => string);
  /** Without a signal nothing has failed: what was read stays, and this is said where nothing was. */
  readonly offline?: string | undefined;
  readonly children?: (data: T) => ReactNode;
};

/** A reading from the server in each of its states: awaited, failed, there. */
export function QueryView<T>({
  query,
  loading,
  lines,
  skeleton,
  failed,
  offline,
  children,
}: QueryViewProps<T>) {
  const { data, error, isPending, refetch } = query;
  if (offline !== undefined) {
    return data === undefined ? <Note tone="warn">{offline}</Note> : <>{children?.(data)}</>;
  }
  return (
    <>
      {isPending && <Waiting label={loading}>{skeleton ?? <SkeletonLines lines={lines} />}</Waiting>}
      {error !== null && (
        <ErrorNote onRetry={refetch}>{typeof failed === "string" ? failed : failed(error)}</ErrorNote>
      )}
      {data !== undefined && children?.(data)}
    </>
  );
}

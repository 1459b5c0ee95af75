import { ErrorNote } from "../../ui/error-note.tsx";
import { type DriverDay, useDriverDay } from "./driver-day.ts";

type ListErrorProps = { readonly list: DriverDay["requests"]; readonly children: string };

/** Why a list could not be read. Without a signal the page says so itself, and how old the list is that it shows. */
export function ListError({ list, children }: ListErrorProps) {
  const { noSignal } = useDriverDay();
  const isSaid = noSignal && list.isUnanswered && list.seenAt !== null;
  if (!list.isError || isSaid) return null;
  return <ErrorNote onRetry={() => void list.refetch()}>{children}</ErrorNote>;
}

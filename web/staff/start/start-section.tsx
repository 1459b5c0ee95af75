import { TodayFigures } from "./today-figures.tsx";
import { WaitingList } from "./waiting-list.tsx";

/** What the day has brought, and what waits for the office. */
export function StartSection() {
  return (
    <>
      <TodayFigures />
      <WaitingList />
    </>
  );
}

import { paths } from "../../app/paths.ts";
import { ApiError } from "../../api/api-error.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useMessages } from "../../language/language-context.ts";
import { useLocation } from "../../router/router-context.ts";

/** Why the dialog could not read the drivers or give the ride, in the words of the screen it is open over. */
export function useAssignFaults() {
  const text = useMessages("desk");
  const words = useDeskWords();
  const { pathname } = useLocation();
  const onDashboard = pathname === paths.operator;
  const onPending = pathname === paths.operatorPendingRides;

  return {
    ofDrivers: (error: Error): string => {
      if (onDashboard) return words.inContext(text.contextDrivers, error);
      if (error instanceof ApiError && error.status === 404) return text.driversEndpoint;
      return text.fetchDriversFailed(words.reason(error));
    },
    ofAssigning: (error: unknown): string => {
      const lostRace = words.lostRace(error);
      if (lostRace !== null) return lostRace;
      const answered = error instanceof ApiError && error.answered;
      const inContext = onDashboard || (answered && !onPending);
      return inContext ? words.inContext(text.contextAssign, error) : text.assignFailed;
    },
  };
}

import { officePaths } from "../../router/office-paths.ts";
import { paths } from "../../router/paths.ts";
import { ApiError } from "../../api/api-error.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useStrings } from "../../language/language-context.ts";
import { useLocation } from "../../router/router-context.ts";

/** Why the dialog could not read the drivers or give the ride, in the wording of the screen below it. */
export function useAssignErrors() {
  const text = useStrings("dispatch");
  const words = useDispatchTexts();
  const { pathname } = useLocation();
  const onDashboard = pathname === paths.operator;
  const onPending = pathname === officePaths.operatorPendingRides;

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

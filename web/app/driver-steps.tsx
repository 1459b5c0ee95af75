import { useEffect, useEffectEvent } from "react";
import { useSession } from "../api/session.ts";
import type { QueuedStep } from "../drivers/steps/step-queue.ts";
import { useLanguage } from "../language/language-context.ts";
import { stringsOf } from "../language/strings.ts";
import { useLocation, useNavigate, useRouter } from "../router/router-context.ts";
import { useToast } from "../ui/toast.tsx";
import { loadArea } from "./languages/load-strings.ts";
import { paths } from "../router/paths.ts";
import { routeOf } from "./router.tsx";

const REFUSAL_MS = 15_000;

/** Sends the steps a driver took without a signal, on whatever page they are, and shows the results there. */
export default function DriverSteps() {
  const session = useSession();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const url = useRouter().href(paths.activeRides);
  const username = session?.role === "driver" ? session.username : null;
  const access = session?.access;

  const say = useEffectEvent((step: QueuedStep, refused: boolean) => {
    // The driver's own screens say it themselves.
    if (routeOf(pathname).area === "driver") return;
    const text = stringsOf(language, "drivers");
    if (!refused) return toast({ text: text.elsewhere.sent(text.step[step.action], step.rider) });
    if (step.action === "reject") return;
    toast({
      text: text.elsewhere.refused(text.step[step.action], step.rider),
      durationMs: REFUSAL_MS,
      action: { label: text.elsewhere.show, run: () => navigate(paths.activeRides) },
    });
  });

  useEffect(() => {
    if (username === null || access === undefined) return;
    let ended = false;
    let unlisten: (() => void) | undefined;
    const start = async () => {
      // Only a driver's browser loads this.
      const [sender] = await Promise.all([
        import("../drivers/steps/step-sender.ts"),
        loadArea("driver", language),
      ]);
      if (ended) return;
      const { title, waiting, refusedNotice: refused } = stringsOf(language, "drivers").elsewhere;
      unlisten = sender.listenToSteps({
        onTaken: (_, step) => say(step, false),
        onRefused: (step) => say(step, true),
        // It stands among the requests again, which only the driver's own screens show.
        onNotRejected: () => undefined,
      });
      sender.startStepSender({ username, access, notice: { title, waiting, refused, url } });
    };
    const tryToStart = () =>
      void start().catch(() => window.addEventListener("online", tryToStart, { once: true }));
    tryToStart();
    return () => {
      ended = true;
      unlisten?.();
      window.removeEventListener("online", tryToStart);
    };
  }, [username, access, language, url]);

  useEffect(() => {
    if (username === null) return;
    return () =>
      void import("../drivers/steps/step-sender.ts").then((sender) => sender.stopStepSender(username));
  }, [username]);

  return null;
}

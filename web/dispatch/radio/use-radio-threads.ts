import { useEffect, useRef } from "react";
import { listRadioThreadsEndpoint } from "../../../contract/radio/radio.endpoints.ts";
import { phraseText } from "../../../domain/radio/phrases.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useLanguage, useStrings } from "../../language/language-context.ts";
import { useToast } from "../../ui/toast.tsx";
import { playTones } from "../../ui/tones.ts";
import { isSoundWanted } from "../shell/alarm-sound.ts";

const THREADS = read(listRadioThreadsEndpoint);
const EVERY_MS = 30 * SECOND_MS;

/** The drivers that something was said with lately, the newest first. */
export function useRadioThreads() {
  return useRead(THREADS, { everyMs: EVERY_MS });
}

const NOTES = [{ hertz: 660, seconds: 0.15 }] as const;
const LOUDNESS = 0.2;
const SHOWN_MS = 10_000;

/** Says on every screen of dispatch what a driver has written, with the way to the answer. */
export function useRadioNews(talk: (driverId: number) => void): void {
  const text = useStrings("dispatch/radio");
  const { language } = useLanguage();
  const toast = useToast();
  const { data } = useRadioThreads();
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const newest = Math.max(0, ...data.threads.map(({ last }) => last.id));
    const known = heard.current;
    heard.current = Math.max(newest, known ?? 0);
    // Texts that were there when the desk opened are counted beside the bell.
    if (known === null) return;
    const news = data.threads.filter(({ last }) => last.id > known && last.from === "driver");
    if (news.length > 0 && isSoundWanted()) playTones(NOTES, LOUDNESS);
    for (const { driver_id, driver_name, last } of news) {
      const words = last.phrase === null ? (last.text ?? "") : phraseText(last.phrase, language);
      toast({
        text: text.driverSays(driver_name, words),
        durationMs: SHOWN_MS,
        name: `radio ${driver_id}`,
        action: { label: text.answer, run: () => talk(driver_id) },
      });
    }
  }, [data, talk, text, language, toast]);
}

import { useState } from "react";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useSound } from "../../ui/tones.ts";
import { useAlarmSound } from "./alarm-sound.ts";
import styles from "./sound-switch.module.css";

/** Whether what gets worse is heard, and said in other windows too; it says where the browser gives no sound yet. */
export function SoundSwitch() {
  const text = useStrings("dispatch/board");
  const plan = useStrings("dispatch/plan");
  const [sound, setSound] = useAlarmSound();
  const heard = useSound();
  const [canAsk, setCanAsk] = useState(
    () => typeof Notification !== "undefined" && Notification.permission === "default",
  );
  return (
    <span className={styles.switch}>
      <Checkbox dense checked={sound} onChange={setSound}>
        {text.soundOn}
      </Checkbox>
      {sound && !heard && <span className={`tiny muted ${styles.silent}`}>{text.soundAfterClick}</span>}
      {(!sound || heard) && canAsk && (
        <Button
          size="dense"
          tone="quiet"
          icon="bell"
          onClick={() => {
            setCanAsk(false);
            void Notification.requestPermission();
          }}
        >
          {plan.tellMe}
        </Button>
      )}
    </span>
  );
}

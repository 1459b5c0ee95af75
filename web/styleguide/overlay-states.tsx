import { useState } from "react";
import { AskPassword } from "../ui/ask-password.tsx";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useToast } from "../ui/toast.tsx";
import buttonStyles from "../ui/button.module.css";
import styleguideStyles from "./styleguide.module.css";

const PASSWORD_WORDS = {
  password: "Current password",
  wrong: "That's not your current password.",
  working: "Logging out...",
  cancel: "Cancel",
};

/** Parts that float over the page, and tabs. */
export function OverlayStates() {
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  const [asksPassword, setAsksPassword] = useState(false);
  const [tab, setTab] = useState<"overview" | "maps">("overview");
  const toast = useToast();
  const close = () => setOpen(false);
  return (
    <>
      <div className={styleguideStyles.line}>
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Button onClick={() => setAsks(true)}>Ask before it is done</Button>
        <Button onClick={() => setAsksPassword(true)}>Ask for the password</Button>
        <Menu button="Open a menu" buttonClassName={`${buttonStyles.button} ${buttonStyles.line}`}>
          <MenuItem current onSelect={() => {}}>
            The present choice
          </MenuItem>
          <MenuItem danger onSelect={() => {}}>
            What is dangerous
          </MenuItem>
        </Menu>
        <Button onClick={() => toast({ text: "Phone number copied" })}>Show a toast</Button>
        <Button
          onClick={() =>
            toast({ text: "Ride rejected", durationMs: 8_000, action: { label: "Undo", run: () => {} } })
          }
        >
          Show a toast with Undo
        </Button>
      </div>
      <Tabs
        label="Ride"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "overview", label: "Overview", panel: <p>Trip details and timing.</p> },
          { value: "maps", label: "Maps", panel: <p>Links to a map.</p> },
        ]}
      />
      <ConfirmDialog
        open={asks}
        title="Withdraw the approval of Ruben Martina?"
        action="Withdraw"
        wayOut="Cancel"
        busy={false}
        error={null}
        onClose={() => setAsks(false)}
        onConfirm={() => setAsks(false)}
      >
        No more rides are offered to them.
      </ConfirmDialog>
      {asksPassword && (
        <AskPassword
          title="Log out of all other sessions"
          action="Log out"
          words={PASSWORD_WORDS}
          onClose={() => setAsksPassword(false)}
          onConfirm={() => Promise.resolve(setAsksPassword(false))}
        />
      )}
      <Dialog
        open={open}
        onClose={close}
        title="Assign Driver to Ride #42"
        subtitle="Select an available driver for this ride"
        footer={
          <>
            <Button tone="quiet" onClick={close}>
              Cancel
            </Button>
            <Button tone="action" onClick={close}>
              Assign Driver
            </Button>
          </>
        }
      >
        <p>What is to be chosen stands here.</p>
      </Dialog>
    </>
  );
}

import type { ReactNode } from "react";
import { OwnProfile } from "../../accounts/settings/own-profile.tsx";
import { OwnSettings } from "../../accounts/settings/own-settings.tsx";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";

type Addresses = { readonly profile: string; readonly settings: string };

/** One's own profile and settings for a frame that has them at these addresses, each with the way to the other. */
export function useOwnAccount({ profile, settings }: Addresses) {
  const text = useStrings("accounts/settings");
  return {
    profile: {
      title: text.editProfile,
      screen: withWayTo(settings, text.settings, <OwnProfile />),
    },
    settings: {
      title: text.settings,
      screen: withWayTo(profile, text.editProfile, <OwnSettings />),
    },
  };
}

function withWayTo(address: string, name: string, screen: ReactNode) {
  return (
    <div className="stack">
      <div className="row">
        <ButtonLink to={address}>{name}</ButtonLink>
      </div>
      <div>{screen}</div>
    </div>
  );
}

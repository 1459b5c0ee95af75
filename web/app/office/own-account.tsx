import type { ReactNode } from "react";
import { OwnProfile } from "../../accounts/settings/own-profile.tsx";
import { OwnSettings } from "../../accounts/settings/own-settings.tsx";
import { useStrings } from "../../language/language-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { Reader } from "../../help/chapters.ts";
import { latePart } from "../../ui/late-part.tsx";

type Addresses = { readonly profile: string; readonly settings: string };

/** Read by few, once. */
const Handbook = latePart<{ readonly readers: readonly Reader[] }>(() => import("../../help/handbook.tsx"));

/** One's own profile and settings for a frame that has them at these addresses, each with the way to the other, and the handbooks for these readers. */
export function useOwnAccount({ profile, settings }: Addresses, readers: readonly Reader[]) {
  const { handbook } = useStrings("help");
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
    handbook: { title: handbook, screen: <Handbook readers={readers} /> },
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

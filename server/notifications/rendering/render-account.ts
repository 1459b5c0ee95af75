import { SITE_PATHS } from "../../../domain/company/site-map.ts";
import type { MailPart } from "../mail.ts";
import type { AccountFacts, SignInCodeFacts } from "../notification-kinds.ts";
import type {
  AccountNoticeKind,
  ACCOUNT_NOTIFICATIONS,
} from "../../../contract/notifications/message-kinds.ts";
import { type RenderedNotification, type Rendering, closing, mail } from "./rendering.ts";

/** A link for the owner of an account. */
export function renderAccount(
  kind: (typeof ACCOUNT_NOTIFICATIONS)[number],
  { token, present = false }: AccountFacts,
  rendering: Rendering,
): RenderedNotification {
  const { strings, page, sender } = rendering;
  const { name } = sender.company;
  // In the fragment, which is never sent to a server, so no log keeps it.
  const path = kind === "confirm_email" ? SITE_PATHS.confirmEmail : SITE_PATHS.resetPassword;
  const link = `${page(path)}#token=${encodeURIComponent(token)}`;
  const { subject, opening, ending } = {
    password_link: strings.passwordLink,
    confirm_email: { ...strings.confirmEmail, ...(present ? strings.confirmEmail.ofAccount : {}) },
    invitation: {
      subject: strings.invitation.subject(name),
      opening: strings.invitation.opening(name),
      ending: strings.invitation.ending,
    },
  }[kind];
  const button = kind === "confirm_email" ? strings.buttons.confirmEmail : strings.buttons.password;
  const parts: MailPart[] = [
    { is: "text", text: opening },
    { is: "link", intro: null, button, href: link },
    { is: "text", text: ending },
    ...closing(rendering),
  ];
  return { ...mail(subject, parts, rendering), short: `${opening} ${link}`, link };
}

/** The code to sign in with; an account of somebody who works here takes none, and its owner reads how they sign in. */
export function renderSignInCode({ code }: SignInCodeFacts, rendering: Rendering): RenderedNotification {
  const { strings, page, sender } = rendering;
  const { subject, opening, ending, short, none } = strings.signInCode;
  const { name } = sender.company;
  const link = page(SITE_PATHS.login);
  if (code === null) {
    const parts: MailPart[] = [
      { is: "text", text: none.opening },
      { is: "link", intro: null, button: none.button, href: link },
      ...closing(rendering),
    ];
    return { ...mail(none.subject, parts, rendering), short: none.opening, link };
  }
  const parts: MailPart[] = [
    { is: "text", text: opening(name) },
    { is: "text", text: code },
    { is: "text", text: ending },
    ...closing(rendering),
  ];
  return { ...mail(subject(code), parts, rendering), short: short(code, name), link: sender.publicUrl };
}

/** Tells of a change and what to do if somebody else made it: a new password ends every session. */
export function renderNotice(kind: AccountNoticeKind, rendering: Rendering): RenderedNotification {
  const { strings, page } = rendering;
  const { subject, opening } = strings.notice[kind];
  const link = page(SITE_PATHS.forgotPassword);
  const parts: MailPart[] = [
    { is: "text", text: opening },
    { is: "link", intro: strings.notice.ifNotYou, button: strings.buttons.password, href: link },
    ...closing(rendering),
  ];
  return { ...mail(subject, parts, rendering), short: opening, link };
}

/** Shows that mails arrive, and how they look. */
export function renderTrialLetter(rendering: Rendering): RenderedNotification {
  const { strings, page, sender } = rendering;
  const { subject, text, button } = strings.trialLetter;
  const link = page(SITE_PATHS.admin);
  const parts: MailPart[] = [
    { is: "text", text: text(sender.company.name) },
    { is: "link", intro: null, button, href: link },
    ...closing(rendering),
  ];
  return { ...mail(subject(sender.company.name), parts, rendering), short: text(sender.company.name), link };
}

import type { PartTexts } from "../../chapters.ts";

const start: PartTexts<"start"> = {
  start: {
    title: "Start",
    lines: [
      "Start shows today: the fares, how they were paid, what is late, what is unpaid, and the cash still with drivers.",
      "“Waits for you” has what needs somebody, the most urgent first. A press leads to where it is settled.",
      "The search at the top finds people, rides and messages; the one in the side bar finds any page by its name.",
      "A new company sees a setup list here. Each step is ticked by what was really done, not by hand.",
      "Guests read “Opening soon” and can't book until you open the site.",
      "“Last good backup” says how old the newest backup is that was tried and came back whole.",
      "“The books don't agree with their history” is serious: see which sum differs before you trust a figure.",
      "Late means that the driver was there more than the said minutes after the promised time.",
      "“Mail of the week” comes on Monday morning with money, rides, promises kept and what needs a decision; each person switches it on for themselves.",
      "You see only what your rights allow, so a colleague's Start may have less or more.",
    ],
  },
  settings: {
    title: "Settings",
    lines: [
      "Your own account: language, look, password, two-factor authentication and passkeys.",
      "Edit Profile, one press away, has your name, phone and email.",
      "A passkey lets you log in with a fingerprint, a face or the screen lock, and stands for both factors.",
      "Keep the recovery codes of two-factor authentication somewhere safe: they let you in without the phone.",
      "From the day set under Company, nobody of the office works on without a second factor.",
      "A new email address counts once you have confirmed it by the link that is sent to it.",
      "You can't change your own role or rights here or anywhere: another owner does.",
    ],
  },
};

export default start;

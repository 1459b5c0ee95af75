import iconsUrl from "./icons.svg?url";
import { classNames } from "./class-names.ts";

/** The signs of icons.svg. */
export type IconName =
  | "alert"
  | "bag"
  | "bell"
  | "board"
  | "bolt"
  | "cal"
  | "car"
  | "cash"
  | "chat"
  | "check"
  | "chev"
  | "clock"
  | "compass"
  | "copy"
  | "crown"
  | "dots"
  | "down"
  | "download"
  | "exit"
  | "eye"
  | "flag"
  | "gear"
  | "globe"
  | "grid"
  | "heart"
  | "history"
  | "left"
  | "list"
  | "locate"
  | "lock"
  | "mail"
  | "menu"
  | "minus"
  | "moon"
  | "nav"
  | "nosignal"
  | "note"
  | "pen"
  | "phone"
  | "pin"
  | "plane"
  | "plus"
  | "print"
  | "refresh"
  | "repeat"
  | "right"
  | "search"
  | "seat"
  | "share"
  | "shield"
  | "signal"
  | "sound"
  | "star"
  | "sun"
  | "swap"
  | "tag"
  | "user"
  | "users"
  | "wallet"
  | "wheelchair"
  | "x";

/** A drawn sign; it says nothing to a screen reader, so a word or a label stands beside it. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={classNames("icon", className)} aria-hidden="true">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}

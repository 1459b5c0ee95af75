import { useState } from "react";
import { signOut } from "../../accounts/sign-out.ts";
import { roleCan } from "../../../domain/accounts/roles.ts";
import { useMe } from "../../api/use-me.ts";
import { useVip } from "../../company/use-vip.ts";
import type { Session } from "../../api/session.ts";
import { Link } from "../../router/link.tsx";
import { useLateStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { ownPaths, roleLinks } from "./role-links.ts";
import type { AccountMenuStrings } from "./strings/en.ts";
import menuStyles from "../../ui/menu.module.css";
import styles from "./account-menu.module.css";

/** The signed-in person's name, and the menu that it opens. */
export default function AccountMenu({ session }: { readonly session: Session }) {
  // Guests never fetch its words either.
  const text = useLateStrings("app/account-menu", "menu", true);
  return text === undefined ? null : <Opened session={session} text={text} />;
}

type OpenedProps = { readonly session: Session; readonly text: AccountMenuStrings };

function Opened({ session, text }: OpenedProps) {
  const me = useMe();
  const links = roleLinks(session.role, text);
  const own = ownPaths(session.role);
  const [leaving, setLeaving] = useState(false);
  const roleName = Object.hasOwn(text.roles, session.role)
    ? text.roles[session.role as keyof typeof text.roles]
    : text.unknownRole;

  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    void signOut();
  };

  return (
    <Menu
      align="end"
      buttonClassName={styles.button}
      label={text.accountOf(session.username)}
      button={
        <>
          <Icon name="user" />
          <span className={styles.name}>{session.username}</span>
          <Icon name="down" />
        </>
      }
    >
      <div className={styles.who}>
        <Link className="strong" to={own.profile}>
          {session.username}
        </Link>
        <p className="small muted">{roleName}</p>
        {me.data && roleCan(session.role, "seeOwnBookings") && (
          <Vip rides={me.data.completed_rides} text={text} />
        )}
      </div>
      <hr />
      {links.map((link) => (
        <Link className={menuStyles.item} key={link.label} to={link.to}>
          {link.label}
        </Link>
      ))}
      {links.length > 0 && <hr />}
      <Link className={menuStyles.item} to={own.profile}>
        {text.editProfile}
      </Link>
      <Link className={menuStyles.item} to={own.settings}>
        {text.settings}
      </Link>
      {own.handbook !== null && (
        <Link className={menuStyles.item} to={own.handbook}>
          {text.handbook}
        </Link>
      )}
      <MenuItem onSelect={leave}>
        <Icon name="exit" />
        {text.logOut}
      </MenuItem>
    </Menu>
  );
}

/** Whether a rider is a VIP, and what that brings; their profile says how far they are from it. */
function Vip({ rides, text }: { readonly rides: number; readonly text: AccountMenuStrings }) {
  const vip = useVip(rides);
  if (vip === null) return null;
  const level = vip.ridesToGo === 0 ? `1 (−${vip.percent}%)` : "0";
  return <p className="small muted">{text.vipLevel(level)}</p>;
}

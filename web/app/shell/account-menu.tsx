import { useState } from "react";
import { signOut } from "../../accounts/sign-out.ts";
import { useMe } from "../../api/use-me.ts";
import type { Session } from "../../api/session.ts";
import { Link } from "../../router/link.tsx";
import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { paths } from "../../router/paths.ts";
import { useRoleLinks } from "./role-links.ts";
import menuStyles from "../../ui/menu.module.css";
import styles from "./account-menu.module.css";

/** Who is signed in, and what that opens. */
export default function AccountMenu({ session }: { readonly session: Session }) {
  const text = useStrings("app/shell");
  const me = useMe();
  const links = useRoleLinks(session.role);
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
        <Link className="strong" to={paths.editProfile}>
          {session.username}
        </Link>
        <p className="small muted">{roleName}</p>
        <p className="small muted">{text.vipLevel(me.data?.vip_level ?? 0)}</p>
      </div>
      <hr />
      {links.map((link) => (
        <Link className={menuStyles.item} key={link.label} to={link.to}>
          {link.label}
        </Link>
      ))}
      {links.length > 0 && <hr />}
      <Link className={menuStyles.item} to={paths.editProfile}>
        {text.editProfile}
      </Link>
      <Link className={menuStyles.item} to={paths.settings}>
        {text.settings}
      </Link>
      <MenuItem onSelect={leave}>
        <Icon name="exit" />
        {text.logOut}
      </MenuItem>
    </Menu>
  );
}

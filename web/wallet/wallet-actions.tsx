import { callAddress } from "../../contract/call-address.ts";
import { getApplePassEndpoint, saveGooglePassEndpoint } from "../../contract/wallet/wallet.endpoints.ts";
import type { Wallet } from "../../domain/wallet/wallets.ts";
import { useChange } from "../api/use-change.ts";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Icon } from "../ui/icon.tsx";
import { useToast } from "../ui/toast.tsx";
import { walletsHere } from "./wallets-here.ts";
import styles from "./wallet-actions.module.css";

type WalletActionsProps = { readonly wallets: readonly Wallet[]; readonly code: string };

/** The wallets that a ride can be put into from here, as rows of the list of its actions. */
export default function WalletActions({ wallets, code }: WalletActionsProps) {
  return walletsHere(wallets, navigator).map((wallet) => (
    <li key={wallet} className={styles.row}>
      {wallet === "apple" ? <AddToApple code={code} /> : <AddToGoogle code={code} />}
    </li>
  ));
}

/** A link: the phone opens what it leads to with its wallet. */
function AddToApple({ code }: { readonly code: string }) {
  const text = useStrings("wallet");
  const { language } = useLanguage();
  const call = { params: { tracking_code: code }, query: { language } };
  return (
    <a href={`/api${callAddress(getApplePassEndpoint.path, call)}`}>
      <Icon name="wallet" />
      {text.apple}
      <Icon name="chev" className={styles.right} />
    </a>
  );
}

function AddToGoogle({ code }: { readonly code: string }) {
  const text = useStrings("wallet");
  const { language } = useLanguage();
  const toast = useToast();
  const save = useChange(saveGooglePassEndpoint, {
    onDone: ({ save_url }) => window.location.assign(save_url),
    onError: () => toast({ text: text.failed }),
  });
  return (
    <button
      type="button"
      disabled={save.isPending}
      onClick={() => save.run({ params: { tracking_code: code }, body: { language } })}
    >
      <Icon name="wallet" />
      {save.isPending ? text.opening : text.google}
      <Icon name="chev" className={styles.right} />
    </button>
  );
}

import { classNames } from "../ui/class-names.ts";
import { Illustration } from "../ui/illustration.tsx";
import { DRAWINGS } from "./drawings.ts";
import { useCompany } from "./use-company.ts";
import styles from "./company-mark.module.css";

/** The company's mark and its name, as they stand at the head of pages and papers. */
export function CompanyMark({ className }: { readonly className?: string | undefined }) {
  const { name } = useCompany();
  return (
    <span className={classNames(styles.company, className)}>
      <Illustration drawing={DRAWINGS.mark} />
      <span>{name}</span>
    </span>
  );
}

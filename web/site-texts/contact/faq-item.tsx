import styles from "./faq-item.module.css";

type FaqItemProps = {
  readonly id?: string;
  readonly question: string;
  readonly answer: string;
  readonly open?: boolean;
};

/** A question that folds out its answer. */
export function FaqItem({ id, question, answer, open = false }: FaqItemProps) {
  return (
    <details id={id} className={styles.faqItem} open={open}>
      <summary>
        <h2>{question}</h2>
      </summary>
      <p>{answer}</p>
    </details>
  );
}

import fieldStyles from "../ui/field.module.css";
import toolsStyles from "./screen-tools.module.css";
type ListFilterProps = {
  /** The words that can be filtered by; they stand in the field as well. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
};

/** A field that filters a list of dispatch by words. */
export function ListFilter(props: ListFilterProps) {
  const { label, value, onChange, className = toolsStyles.filter } = props;
  return (
    <input
      className={`${fieldStyles.input} ${fieldStyles.compact} ${className}`}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

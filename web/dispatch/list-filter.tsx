import fieldStyles from "../ui/field.module.css";
type ListFilterProps = {
  /** What can be filtered by; it stands in the field as well. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A field that filters a list of dispatch by words. */
export function ListFilter({ label, value, onChange }: ListFilterProps) {
  return (
    <input
      className={`${fieldStyles.input} ${fieldStyles.compact}`}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

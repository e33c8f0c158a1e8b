interface Choice {
  /** Absent for a text that cannot be chosen. */
  value?: string | number;
  text: string;
}

interface ChoiceFilterProps {
  name: string;
  label: string;
  /** In the order in which they are shown. */
  options: readonly Choice[];
  chosen: string;
  className?: string;
}

/** A select of a FilterForm: a tag, a type, an order. */
export const ChoiceFilter = ({ name, label, options, chosen, className = '' }: ChoiceFilterProps) => (
  <div className={`field ${className}`}>
    <label htmlFor={name}>{label}</label>
    <select id={name} name={name} defaultValue={chosen}>
      {options.map(({ value, text }) => (
        <option key={value ?? text} value={value} disabled={value === undefined}>
          {text}
        </option>
      ))}
    </select>
  </div>
);

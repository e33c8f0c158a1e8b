interface ChoiceFilterProps {
  name: string;
  label: string;
  /** In the order in which they are shown. */
  options: readonly { value: string | number; text: string }[];
  chosen: string;
  className?: string;
}

/** A select of a FilterForm: a tag, a type, an order. */
export const ChoiceFilter = ({ name, label, options, chosen, className = '' }: ChoiceFilterProps) => (
  <div className={`field ${className}`}>
    <label htmlFor={name}>{label}</label>
    <select id={name} name={name} defaultValue={chosen}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </div>
);

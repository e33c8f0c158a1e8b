import '../forms/forms.css';
interface ChoiceFilterProps {
  name: string;
  label: string;
  /** In the order in which they are offered. */
  options: readonly { value: string | number; text: string }[];
  chosen: string;
  className?: string;
}

/** One of several: a theme, a category, an order; in the list's FilterForm. */
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

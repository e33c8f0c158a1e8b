interface DayFilterProps {
  name: string;
  label: string;
  /** YYYY-MM-DD or ''. */
  value: string;
}

/** A day of a FilterForm. */
export const DayFilter = ({ name, label, value }: DayFilterProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <input id={name} name={name} type="date" defaultValue={value} />
  </div>
);

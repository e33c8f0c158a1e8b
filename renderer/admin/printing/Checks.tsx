interface ChecksProps<Name extends string> {
  name: string;
  label: string;
  options: readonly { value: Name; text: string }[];
  chosen: readonly Name[];
}

/** A choice of several of a FilterForm. */
export const Checks = <Name extends string>({ name, label, options, chosen }: ChecksProps<Name>) => (
  <fieldset className="min-w-0">
    <legend className="text-sm font-semibold">{label}</legend>
    <div className="flex flex-wrap gap-x-5">
      {options.map(({ value, text }) => (
        <label key={value} className="check">
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

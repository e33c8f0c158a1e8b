import { useId } from 'react';

interface RangeFieldProps {
  label: string;
  value: number;
  /** The value as it is shown and read out: with its unit, for example. */
  text: string;
  step: number;
  onChange(value: number): void;
}

/** A slider from 0 to 100 below its label and its value. */
export function RangeField({ label, value, text, step, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1 text-sm">
      <div className="flex justify-between">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="text-mute tabular-nums">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={step}
        value={value}
        aria-valuetext={text}
        className="h-11 w-full"
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}

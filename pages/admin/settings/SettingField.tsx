import { TextField } from '../../../renderer/forms/TextField.js';
import type { RecordValues } from '../../../renderer/admin/records/record-values.js';

/** What every section of the form gets. */
export interface SectionProps {
  values: RecordValues;
  errorOf(field: string): string | undefined;
}

interface SettingFieldProps extends SectionProps {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'url' | 'email';
  inputMode?: 'numeric' | 'decimal';
  maxLength?: number;
  placeholder?: string;
  required?: boolean;
}

/** One setting of one line. */
export const SettingField = ({ values, errorOf, name, ...field }: SettingFieldProps) => (
  <TextField {...field} name={name} defaultValue={values[name]} error={errorOf(name)} />
);

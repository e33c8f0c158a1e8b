import { useId } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Mapping } from '../../../../../src/contract/exchange/mapping.js';
import { targetGroups } from '../../../../../renderer/admin/imports/target-columns.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { useWords } from './use-words.js';

interface TargetSelectProps {
  label: string;
  mapping: Mapping;
  /** Null: none. */
  value: string | null;
  /** What none means. */
  nothing: string;
  /** Of a fixed value: what is filled already cannot be filled once more. */
  isAlone?: boolean;
  error: string | undefined;
  /** The fields of the API that it stands for. */
  errors?: string;
  onChange(to: string | null): void;
}

/** Chooses a column of the archive. One that is filled already says so: columns are joined in it. */
export function TargetSelect({
  label,
  mapping,
  value,
  nothing,
  isAlone = false,
  error,
  errors,
  onChange,
}: TargetSelectProps) {
  const { t } = useAdminText();
  const words = useWords();
  const { languages: offered } = usePageContext().site;
  const errorId = useId();
  const used = mapping.rules.map(({ to }) => to);
  return (
    <>
      <select
        className="control"
        aria-label={label}
        data-errors={errors}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{nothing}</option>
        {targetGroups(mapping.table, { offered, used }, words).map(({ title, columns }) => (
          <optgroup key={title} label={title}>
            {columns.map(({ name, text }) => {
              const isTaken = name !== value && used.includes(name);
              return (
                <option key={name} value={name} disabled={isTaken && isAlone}>
                  {isTaken ? t('imports.map.taken', { field: text }) : text}
                </option>
              );
            })}
          </optgroup>
        ))}
      </select>
      {error && (
        <p id={errorId} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}

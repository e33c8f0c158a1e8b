import { useState } from 'react';
import { RadioField } from '../../forms/RadioField.js';
import { Dialog } from '../../ui/Dialog.js';
import { useAdminText } from '../use-admin-text.js';
import type { RecordConflict } from './record-conflicts.js';

interface ConflictDialogProps {
  conflicts: RecordConflict[];
  label(field: string): string;
  /** How a value is shown; by default as text without markup. */
  textOf?(field: string, value: string): string;
  /** Gets the fields of which the other person's value is wanted. */
  onChoice(theirs: ReadonlySet<string>): void;
  onClose(): void;
}

/** Somebody else has changed the record: shows both values of each field that is in conflict, to choose one. */
export function ConflictDialog({ conflicts, label, textOf = withoutMarkup, onChoice, onClose }: ConflictDialogProps) {
  const { t } = useAdminText();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (field: string, value: 'mine' | 'theirs') => {
    const others = [...theirs].filter((other) => other !== field);
    setTheirs(new Set(value === 'theirs' ? [...others, field] : others));
  };
  return (
    <Dialog title={t('form.conflict')} onClose={onClose}>
      <p className="mb-5 text-mute">{t(conflicts.length > 0 ? 'form.conflictText' : 'form.noConflictText')}</p>
      <div className="grid gap-6">
        {conflicts.map(({ field, ...values }) => (
          <RadioField<'mine' | 'theirs'>
            key={field}
            legend={label(field)}
            name={`conflict-${field}`}
            options={(['mine', 'theirs'] as const).map((value) => ({
              value,
              title: t(`form.${value}`),
              text: textOf(field, values[value]) || t('form.emptyValue'),
            }))}
            chosen={theirs.has(field) ? 'theirs' : 'mine'}
            onChoice={(value) => choose(field, value)}
          />
        ))}
        <button type="button" className="btn btn-primary justify-self-end" onClick={() => onChoice(theirs)}>
          {t('form.merge')}
        </button>
      </div>
    </Dialog>
  );
}

/** Rich text is compared as text. */
const withoutMarkup = (_: string, value: string): string => value.replace(/<[^<>]*>/g, ' ').trim();

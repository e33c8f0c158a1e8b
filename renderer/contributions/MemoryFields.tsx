import type { Contribution } from '../../src/contract/contribution.js';
import { limits } from '../../src/contract/limits.js';
import { TextAreaField } from '../forms/TextAreaField.js';
import { TextField } from '../forms/TextField.js';
import { type FormSubmission, textOf } from '../forms/use-form-submit.js';
import { useText } from '../i18n/use-text.js';
import { estimatedYear } from './memory-year.js';

interface MemoryFieldsProps {
  /** The member's pending memory of the photo. */
  pending?: Contribution | undefined;
  errorOf: FormSubmission['errorOf'];
}

/** What a member knows about a photo, in their own words, and when it was. */
export function MemoryFields({ pending, errorOf }: MemoryFieldsProps) {
  const { t } = useText();
  const estimate = estimatedYear(pending?.year ?? null);
  return (
    <>
      <TextAreaField
        label={t('contribution.memoryText')}
        hint={t('contribution.memoryHint')}
        name="newValue"
        rows={6}
        maxLength={limits.memory.max}
        required
        defaultValue={pending?.newValue ?? ''}
        error={errorOf('newValue')}
      />
      <div>
        <TextField
          label={t('contribute.year')}
          hint={t('contribution.yearHint')}
          name="year"
          maxLength={limits.text.line}
          defaultValue={estimate ?? pending?.year ?? ''}
          error={errorOf('year')}
        />
        <label className="check">
          <input type="checkbox" name="about" data-errors="year" defaultChecked={estimate !== null} />
          {t('contribution.memoryAbout')}
        </label>
      </div>
    </>
  );
}

/** The memory that the fields contain. A span of years is an estimate anyway. */
export function memoryOf(fields: FormData): { newValue: string; year: string | null } {
  const year = textOf(fields, 'year').trim();
  const isEstimate = fields.has('about') && /^\d+$/.test(year);
  return { newValue: textOf(fields, 'newValue'), year: (isEstimate ? `c. ${year}` : year) || null };
}

import { useId } from 'react';
import { accentContrast, isColour, type Theme } from '../../../src/contract/colour/accent.js';
import { leastContrast } from '../../../src/contract/colour/contrast.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { describedBy, FieldNotes } from '../../../renderer/forms/FieldNotes.js';
import { formatDecimal } from '../../../renderer/i18n/format.js';

interface ColourFieldProps {
  theme: Theme;
  /** As it is typed. */
  colour: string;
  error: string | undefined;
  onChange(colour: string): void;
}

/** A colour in digits or from the browser's palette, and whether text in it can be read. */
export function ColourField({ theme, colour, error, onChange }: ColourFieldProps) {
  const { t } = useAdminText();
  const id = useId();
  const name = t(`settings.brand.${theme}Colour`);
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {name}
      </label>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={t('settings.brand.palette', { name })}
          className="h-12 w-14 shrink-0 cursor-pointer rounded-sm border border-edge bg-surface p-1 hover:border-ink"
          value={isColour(colour) ? colour : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          name={`accent.${theme}`}
          value={colour}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          className="control grow"
          {...describedBy({ id, error })}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <Contrast colour={colour} theme={theme} />
      <FieldNotes id={id} error={error} />
    </div>
  );
}

/** Of the least legible place. Downwards, as the server says it: 4.499 is not enough. */
function Contrast({ colour, theme }: Pick<ColourFieldProps, 'colour' | 'theme'>) {
  const { t, language } = useAdminText();
  const ratio = isColour(colour) ? accentContrast(colour, theme) : null;
  const isEnough = ratio !== null && ratio >= leastContrast;
  return (
    <p role="status" className={`hint ${ratio === null || isEnough ? '' : 'font-medium text-danger'}`}>
      {ratio === null
        ? t('settings.brand.noColour')
        : t(isEnough ? 'settings.brand.readable' : 'settings.brand.unreadable', {
            ratio: formatDecimal(Math.floor(ratio * 100) / 100, language),
          })}
    </p>
  );
}

import { type Accent, defaultAccent, isColour, type Theme, themes } from '../../../src/contract/colour/accent.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { AccentPreview } from './AccentPreview.js';
import { ColourField } from './ColourField.js';
import type { SectionProps } from './SettingField.js';

interface AccentFieldsProps extends Pick<SectionProps, 'errorOf'> {
  /** As it is typed. */
  accent: Accent;
  onChange(accent: Accent): void;
}

/** The colour of each theme, with its contrast and what it looks like while it is chosen. */
export function AccentFields({ accent, onChange, errorOf }: AccentFieldsProps) {
  const { t } = useAdminText();
  const set = (theme: Theme, colour: string) => onChange({ ...accent, [theme]: colour.trim().toLowerCase() });
  // Half of a colour that is being typed is none.
  const readable: Accent = {
    light: isColour(accent.light) ? accent.light : defaultAccent.light,
    dark: isColour(accent.dark) ? accent.dark : defaultAccent.dark,
  };
  const isDefault = themes.every((theme) => accent[theme] === defaultAccent[theme]);
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t('settings.brand.colours')}</legend>
      <p className="text-xs text-mute">{t('settings.brand.coloursHint')}</p>
      <div className="mt-3 grid gap-x-6 gap-y-8 md:grid-cols-2">
        {themes.map((theme) => (
          <div key={theme} className="min-w-0">
            <ColourField
              theme={theme}
              colour={accent[theme]}
              error={errorOf(`accent.${theme}`)}
              onChange={(colour) => set(theme, colour)}
            />
            <AccentPreview theme={theme} accent={readable} />
          </div>
        ))}
      </div>
      {!isDefault && (
        <button
          type="button"
          className="link mt-2 inline-flex min-h-11 items-center text-sm"
          onClick={() => onChange(defaultAccent)}
        >
          {t('settings.brand.coloursOfProduct')}
        </button>
      )}
    </fieldset>
  );
}

import { usePageContext } from 'vike-react/usePageContext';
import type { Mapping } from '../../../../../src/contract/exchange/mapping.js';
import { textLanguageOf, withTextLanguage } from '../../../../../src/contract/exchange/text-language.js';
import { type Language, languageTable } from '../../../../../src/contract/languages.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { ChoiceField } from './ChoiceField.js';

/** Which language the texts of the file are in, for all of its columns at once; nothing where it has no texts. */
export function TextLanguage({ mapping, onChange }: { mapping: Mapping; onChange(mapping: Mapping): void }) {
  const { t } = useAdminText();
  const { languages: offered } = usePageContext().site;
  const present = textLanguageOf(mapping);
  if (present === null) return null;
  const choices: Language[] = offered.includes(present) ? [...offered] : [...offered, present];
  return (
    <div className="mb-6 max-w-sm">
      <ChoiceField
        label={t('imports.map.language')}
        hint={t('imports.map.languageHint')}
        value={present}
        options={choices.map((value) => ({ value, text: languageTable[value].name }))}
        onChange={(to) => onChange(withTextLanguage(mapping, { from: present, to }))}
      />
    </div>
  );
}

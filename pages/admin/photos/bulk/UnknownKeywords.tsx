import type { BulkPreview } from '../../../../src/contract/bulk-edit.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { CheckField } from '../../../../renderer/forms/CheckField.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';

interface UnknownKeywordsProps {
  keywords: BulkPreview['unknownKeywords'];
  chosen: string[];
  onChange(chosen: string[]): void;
}

/** Keywords of the files that are no tags: those that are ticked become some. */
export function UnknownKeywords({ keywords, chosen, onChange }: UnknownKeywordsProps) {
  const { t, language } = useAdminText();
  return (
    <fieldset className="mb-5 text-sm">
      <legend className="font-semibold">{t('bulk.fromFile.unknown')}</legend>
      <p className="text-mute">{t('bulk.fromFile.unknownHint')}</p>
      <div className="mt-1 grid max-h-60 gap-x-5 overflow-y-auto wrap-anywhere sm:grid-cols-2">
        {keywords.map(({ keyword, count }) => (
          <CheckField
            key={keyword}
            checked={chosen.includes(keyword)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, keyword] : chosen.filter((other) => other !== keyword))
            }
          >
            {t('bulk.fromFile.keyword', { keyword, number: formatNumber(count, language) })}
          </CheckField>
        ))}
      </div>
    </fieldset>
  );
}

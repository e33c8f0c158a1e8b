import type { ReplacedField } from '../../../../src/contract/bulk-edit.js';
import { asTranslation } from '../../../../src/contract/localized.js';
import { photoMetadata } from '../../../../src/contract/metadata/photo.js';
import { fieldLabel } from '../../../../renderer/admin/records/field-label.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { valueText } from './change-text.js';

/** Field by field, which values would be written in place of which, and in how many photos. */
export function ReplacedValues({ fields }: { fields: ReplacedField[] }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  return (
    <section className="text-sm">
      <h3 className="mb-2 font-semibold">{t('bulk.replaces')}</h3>
      {fields.some(({ field }) => asTranslation(field)) && (
        <p className="mb-2 text-caution">{t('bulk.translationsGo')}</p>
      )}
      <dl className="grid gap-3">
        {fields.map((changed) => (
          <div key={changed.field}>
            <dt className="text-mute">
              {changed.field === 'fondsId' || changed.field === 'otherDates'
                ? t(changed.field === 'fondsId' ? 'photo.fonds' : 'photo.otherDates')
                : fieldLabel(photoMetadata, changed.field, (name) => site(`photo.fields.${name}`))}
              {changed.lost > 0 && <Lost {...changed} />}
            </dt>
            <dd>
              <Values {...changed} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How many photos have another value, beside the name of the field: in a long list it would be overlooked. */
function Lost({ count, lost }: ReplacedField) {
  const { t, language } = useAdminText();
  const numbers = { number: formatNumber(lost, language), total: formatNumber(count, language) };
  return <span className="font-medium text-caution"> · {t('bulk.lost', { count: lost, ...numbers })}</span>;
}

function Values({ count, values }: ReplacedField) {
  const { t, language } = useAdminText();
  const more = values.reduce((left, value) => left - value.count, count);
  return (
    <ul className="grid gap-0.5 wrap-anywhere">
      {values.map(({ from, to, count: photos }) => (
        <li key={JSON.stringify([from, to])}>
          {from === null ? (
            <span className="text-mute">{valueText(from, t)}</span>
          ) : (
            <del className="text-caution">{valueText(from, t)}</del>
          )}
          <span aria-hidden="true"> → </span>
          <span className="sr-only">, {t('bulk.becomes')}: </span>
          {to === null ? (
            <span className="text-mute">{valueText(to, t)}</span>
          ) : (
            <ins className="no-underline">{valueText(to, t)}</ins>
          )}{' '}
          <span className="text-mute tabular-nums">
            ({t('bulk.inPhotos', { count: photos, number: formatNumber(photos, language) })})
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className="text-mute">{t('bulk.more', { count: more, number: formatNumber(more, language) })}</li>
      )}
    </ul>
  );
}

import type { ReplacedField } from '../../../../src/contract/bulk-edit.js';
import { photoMetadata } from '../../../../src/contract/metadata/photo.js';
import { fieldLabel } from '../../../../renderer/admin/records/field-label.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { useText } from '../../../../renderer/i18n/use-text.js';

/** Field by field, which values would be written in place of which, and in how many photos. */
export function ReplacedValues({ fields }: { fields: ReplacedField[] }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  return (
    <section className="text-sm">
      <h3 className="mb-2 font-semibold">{t('bulk.replaces')}</h3>
      <dl className="grid gap-3">
        {fields.map((changed) => (
          <div key={changed.field}>
            <dt className="text-mute">
              {fieldLabel(photoMetadata, changed.field, (name) => site(`photo.fields.${name}`))}
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

function Values({ count, values }: ReplacedField) {
  const { t, language } = useAdminText();
  const more = values.reduce((left, value) => left - value.count, count);
  const named = (value: string | number | null) => value ?? t('bulk.change.cleared');
  return (
    <ul className="grid gap-0.5 wrap-anywhere">
      {values.map(({ from, to, count: photos }) => (
        <li key={JSON.stringify([from, to])}>
          {from === null ? (
            <span className="text-mute">{named(from)}</span>
          ) : (
            <del className="text-caution">{from}</del>
          )}
          <span aria-hidden="true"> → </span>
          <span className="sr-only">, {t('bulk.becomes')}: </span>
          {to === null ? <span className="text-mute">{named(to)}</span> : <ins className="no-underline">{to}</ins>}{' '}
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

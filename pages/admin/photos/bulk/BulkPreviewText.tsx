import type { BulkChange, BulkPreview } from '../../../../src/contract/bulk-edit.js';
import { failureText } from '../../../../renderer/admin/failure-text.js';
import { PhotoNames } from '../../../../renderer/admin/PhotoNames.js';
import { DoubtfulPhotos } from '../../../../renderer/admin/publish/DoubtfulPhotos.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { changeText, type LinkNames } from './change-text.js';
import { SameNumbers } from './SameNumbers.js';
import { ReplacedValues } from './ReplacedValues.js';

interface BulkPreviewTextProps {
  preview: BulkPreview;
  change: BulkChange;
  names?: LinkNames | undefined;
}

/** What a bulk edit would do: how many photos change, are so already, or cannot be changed, the first few by name. */
export function BulkPreviewText({ preview, change, names = {} }: BulkPreviewTextProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const { changed, same, refused, replaced, untitled, unlicensed, sameNumbers, photos } = preview;
  const isPlain = change.action !== undefined || Object.keys(change).every((name) => name === 'status');
  const refusals = refused.reduce((sum, { count }) => sum + count, 0);
  const sums = [
    { name: 'changed', count: changed, tone: '' },
    { name: 'same', count: same, tone: 'text-mute' },
    { name: 'refused', count: refusals, tone: refusals > 0 ? 'text-caution' : 'text-mute' },
  ] as const;
  return (
    <div className="mb-5 grid gap-5">
      {change.action === 'remove' && changed > 0 && <p className="text-mute">{t('bulk.removeText')}</p>}
      {/* Of a change without values, the title of the dialog says everything. */}
      {!isPlain && (
        <p className="text-lg wrap-anywhere">
          {changeText(change, t, (field) => site(`photo.fields.${field}`), names)}
        </p>
      )}
      <dl className="grid grid-cols-3 gap-4 border-y border-line py-4">
        {sums.map(({ name, count, tone }) => (
          <div key={name} className={`flex flex-col-reverse justify-end ${tone}`}>
            <dt className="text-xs leading-snug">{t(`bulk.sums.${name}`, { count })}</dt>
            <dd className="font-serif text-2xl tabular-nums">{formatNumber(count, language)}</dd>
          </div>
        ))}
      </dl>
      <DoubtfulPhotos untitled={untitled} unlicensed={unlicensed} />
      {sameNumbers.count > 0 && <SameNumbers {...sameNumbers} />}
      {replaced.length > 0 && <ReplacedValues fields={replaced} />}
      {photos.length > 0 && (
        <div className="text-sm">
          <h3 className="mb-1 font-semibold">{t('bulk.changing')}</h3>
          <PhotoNames photos={photos} count={changed} />
        </div>
      )}
      {refused.map(({ code, count, photos: named }) => (
        <div key={code} className="text-sm">
          <h3 className="mb-1 font-semibold text-caution">{failureText(code, language)}</h3>
          <PhotoNames photos={named} count={count} />
        </div>
      ))}
    </div>
  );
}

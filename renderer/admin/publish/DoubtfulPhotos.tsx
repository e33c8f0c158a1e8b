import type { CountedPhotos } from '../../../src/contract/bulk-edit.js';
import { formatNumber } from '../../i18n/format.js';
import { PhotoNames } from '../PhotoNames.js';
import { useAdminText } from '../use-admin-text.js';
import type { PublishDoubt } from './publish-doubts.js';

/** The first photos of each doubt by name, and their number. */
export type Doubtful = Record<PublishDoubt, CountedPhotos>;

/** Which of several photos have no title or no licence, before all of them are published. */
export function DoubtfulPhotos(doubtful: Doubtful) {
  const { t, language } = useAdminText();
  return (['untitled', 'unlicensed'] as const).map((name) => {
    const { photos, count } = doubtful[name];
    return (
      count > 0 && (
        <div key={name} className="rounded-sm bg-caution-bg p-3 text-sm">
          <h3 className="mb-1 font-semibold">{t(`bulk.${name}`, { count, number: formatNumber(count, language) })}</h3>
          <PhotoNames photos={photos} count={count} />
        </div>
      )
    );
  });
}

import { photoPath } from '../../../../../src/contract/paths.js';
import type { SameImage } from '../../../../../src/contract/moderation.js';
import { photoName } from '../../../../../renderer/admin/photo-name.js';
import { reviewPath } from '../../../../../renderer/admin/contributions/contribution-queries.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../../renderer/layout/Link.js';

/** The photos of the archive and the other proposals that have the same image, byte by byte. */
export function SameImages({ photos }: { photos: SameImage[] }) {
  const { t, language } = useAdminText();
  if (photos.length === 0) return null;
  return (
    <div className="mt-4 rounded-sm bg-caution-bg p-3 text-sm">
      <p className="font-semibold">{t('contributions.sameImages')}</p>
      <ul className="mt-1 grid gap-0.5 wrap-anywhere">
        {photos.map((photo) => {
          const { id, slug, contributionId } = photo;
          const name = photoName(photo, language);
          const path =
            contributionId === null
              ? slug && photoPath(slug)
              : reviewPath({ id: contributionId, fieldName: null }, { status: 'pending' });
          return (
            <li key={id}>
              {t(contributionId === null ? 'contributions.sameInArchive' : 'contributions.sameProposal')}:{' '}
              {path ? (
                <Link to={path} className="link">
                  {name}
                </Link>
              ) : (
                name
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

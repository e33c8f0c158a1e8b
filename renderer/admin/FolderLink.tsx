import { Link } from '../layout/Link.js';
import { adminPhotosPath } from './admin-photo-queries.js';
import { useAdminText } from './use-admin-text.js';

/** A path in a delivery, whose folders link to the photos in them, in their order. */
export function FolderLink({ path }: { path: string }) {
  const { t } = useAdminText();
  const end = path.lastIndexOf('/');
  if (end <= 0) return <>{path}</>;
  const folder = path.slice(0, end);
  return (
    <>
      <Link
        to={adminPhotosPath({ folder, sortBy: 'file' })}
        className="underline underline-offset-4"
        aria-label={t('photos.onlyFolder', { folder })}
      >
        {folder}
      </Link>
      {path.slice(end)}
    </>
  );
}

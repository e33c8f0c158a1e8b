import type { SamePicture } from '../../../../src/contract/removal-request.js';
import { belongsTo } from '../../../../src/contract/roles.js';
import { photoPath } from '../../../../src/contract/paths.js';
import { useAccount } from '../../../../renderer/account/use-account.js';
import { photoName } from '../../../../renderer/admin/photo-name.js';
import { stateTone } from '../../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../renderer/layout/Link.js';

/** A photo that a request concerns, too, with its state; a link where whoever moderates can open it. */
export function OtherPhoto({ photo }: { photo: SamePicture }) {
  const { t, language } = useAdminText();
  const { id, slug, status } = photo;
  const isEditor = belongsTo(useAccount()?.role ?? null, 'editors');
  const path = status === 'published' ? photoPath(slug) : isEditor ? `/admin/edit-photo/${id}` : null;
  const name = photoName(photo, language);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
      {path === null ? (
        <span>{name}</span>
      ) : (
        <Link to={path} className="link touch">
          {name}
        </Link>
      )}
      <span className={`badge ${stateTone[status].badge}`}>{t(`photos.status.${status}`)}</span>
    </p>
  );
}

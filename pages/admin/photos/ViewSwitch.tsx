import type { AdminPhotoListQuery } from '../../../src/contract/admin-photo.js';
import { adminPhotosPath, type AdminPhotoView, adminPhotoViews } from '../../../renderer/admin/admin-photo-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import type { IconPath } from '../../../renderer/ui/icons/icon-paths.js';
import { storeRoominess, useRoominess } from './stored-density.js';
import { storeView, useView } from './stored-view.js';

const icons: Record<AdminPhotoView | 'roomy', IconPath> = {
  grid: { stroke: 'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z' },
  table: { stroke: 'M4 6.5h16M4 12h16M4 17.5h16' },
  // Two arrows, apart.
  roomy: { stroke: 'M12 3.5v17M8.5 7 12 3.5 15.5 7M8.5 17l3.5 3.5 3.5-3.5M4 12h4M16 12h4' },
};

/** Pictures or a table: links that work without scripts; with them the choice, and how large they are, is remembered. */
export function ViewSwitch({ query, view }: { query: AdminPhotoListQuery; view: AdminPhotoView | null }) {
  const { t } = useAdminText();
  const shown = useView(view);
  const isRoomy = useRoominess();
  return (
    <div className="list-views">
      <nav aria-label={t('photos.view.label')} className="flex">
        {adminPhotoViews.map((of) => (
          <Link
            key={of}
            to={adminPhotosPath(query, of)}
            aria-label={t(`photos.view.${of}`)}
            title={t(`photos.view.${of}`)}
            aria-current={of === shown ? 'true' : undefined}
            className="icon-btn"
            keep-scroll-position="true"
            onClick={() => storeView(of)}
            onAuxClick={() => storeView(of)}
          >
            <Icon name={icons[of]} />
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className="icon-btn noscript:hidden"
        aria-label={t('photos.roomy')}
        title={t('photos.roomy')}
        aria-pressed={isRoomy}
        onClick={() => storeRoominess(!isRoomy)}
      >
        <Icon name={icons.roomy} />
      </button>
    </div>
  );
}

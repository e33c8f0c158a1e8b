import type { AdminPhotoListQuery } from '../../../src/contract/photo.js';
import { adminPhotosPath, type AdminPhotoView, adminPhotoViews } from '../../../renderer/admin/admin-photo-queries.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { storeView, useView } from './stored-view.js';

/** Table or grid: links that work without scripts; with them the choice is remembered. */
export function ViewSwitch({ query, view }: { query: AdminPhotoListQuery; view: AdminPhotoView | null }) {
  const { t } = useAdminText();
  const shown = useView(view);
  return (
    <nav aria-label={t('photos.view.label')} className="flex gap-5">
      {adminPhotoViews.map((of) => (
        <Link
          key={of}
          to={adminPhotosPath(query, of)}
          aria-current={of === shown ? 'true' : undefined}
          className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-mute underline-offset-8 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline"
          keep-scroll-position="true"
          onClick={() => storeView(of)}
          onAuxClick={() => storeView(of)}
        >
          {t(`photos.view.${of}`)}
        </Link>
      ))}
    </nav>
  );
}

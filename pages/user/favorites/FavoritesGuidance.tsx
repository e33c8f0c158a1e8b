import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

export function FavoritesGuidance() {
  const { t } = useText();
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3 bg-mount p-5">
      <Icon name="heart" size={24} className="shrink-0 text-brand" />
      <p className="min-w-0 flex-1 basis-64 text-sm">{t('user.favorites.guidance')}</p>
      <Link to="/archivio" className="link inline-flex min-h-11 items-center text-sm">
        {t('user.favorites.browse')}
      </Link>
    </div>
  );
}

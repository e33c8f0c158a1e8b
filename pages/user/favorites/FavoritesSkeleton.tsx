import { useText } from '../../../renderer/i18n/use-text.js';

const shown = 8;

export function FavoritesSkeleton() {
  const { t } = useText();
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('user.favorites.loading')}
      </p>
      <ul aria-hidden="true" className="photo-grid sm:grid-cols-2 xl:grid-cols-3 3xl:grid-cols-4">
        {Array.from({ length: shown }, (_, index) => (
          <li key={index}>
            <div className="skeleton aspect-8/5" />
            <div className="skeleton mt-4 h-5 w-28" />
            <div className="skeleton mt-3 h-4" />
          </li>
        ))}
      </ul>
    </div>
  );
}

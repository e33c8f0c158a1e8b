import { localized } from '../../../src/contract/localized.js';
import type { Favorite } from '../../../src/contract/saved-item.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { changeSaved } from '../../../renderer/saved-items/toggle-saved.js';
import { asCardPhoto } from '../../../renderer/photos/card-photo.js';
import { PhotoCard } from '../../../renderer/photos/PhotoCard.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

/** One, two, three or four columns: fewer than the archive, because the panel takes space. */
export function FavoriteGrid({ favorites }: { favorites: Favorite[] }) {
  const { language } = useText();
  return (
    <ul className="photo-grid sm:grid-cols-2 xl:grid-cols-3 3xl:grid-cols-4">
      {favorites.map((favorite, index) => (
        <li key={favorite.id}>
          <PhotoCard
            photo={asCardPhoto(favorite, language)}
            eager={index < 2}
            headingLevel="h2"
            action={<RemoveButton favorite={favorite} />}
          />
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ favorite }: { favorite: Favorite }) {
  const { t, language } = useText();
  const handleClick = () => {
    // The card with the focused button is removed: move the focus to the list's count.
    document.getElementById('favorites-count')?.focus({ preventScroll: true });
    void changeSaved({ kind: 'photo', id: favorite.id }, false, { t, language });
  };
  return (
    <button
      type="button"
      aria-label={t('user.favorites.remove', { title: localized(favorite, 'title', language) })}
      className="icon-btn noscript:hidden"
      onClick={handleClick}
    >
      <Icon name="close" />
    </button>
  );
}

import { useText } from '../i18n/use-text.js';
import { SaveButton } from '../saved-items/SaveButton.js';

interface FavoriteButtonProps {
  photo: { id: number };
  title: string;
  isLabelled?: boolean;
  className?: string;
}

const icons = { off: 'heart', on: 'heart-filled' } as const;

/** Adds a photo to the member's favorites, or removes it. */
export function FavoriteButton({ photo: { id }, title, ...look }: FavoriteButtonProps) {
  const { t } = useText();
  return (
    <SaveButton
      item={{ kind: 'photo', id }}
      icons={icons}
      off={{ label: t('photo.addFavorite', { title }), short: t('photo.favorite') }}
      on={{ label: t('photo.isFavorite', { title }), short: t('photo.favorited') }}
      {...look}
    />
  );
}

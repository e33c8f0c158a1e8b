import { useText } from '../i18n/use-text.js';
import { SaveButton } from '../saved-items/SaveButton.js';

interface BookmarkButtonProps {
  entity: { id: number };
  name: string;
  isLabelled?: boolean;
  className?: string;
}

const icons = { off: 'bookmark', on: 'bookmark-filled' } as const;

/** Adds an entity to the member's bookmarks, or removes it. */
export function BookmarkButton({ entity: { id }, name, ...look }: BookmarkButtonProps) {
  const { t } = useText();
  return (
    <SaveButton
      item={{ kind: 'entity', id }}
      icons={icons}
      off={{ label: t('entity.bookmark', { name }), short: t('entity.bookmarkShort') }}
      on={{ label: t('entity.isBookmarked', { name }), short: t('entity.bookmarked') }}
      {...look}
    />
  );
}

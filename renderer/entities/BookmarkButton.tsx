import { entityPath } from '../../src/contract/paths.js';
import { useText } from '../i18n/use-text.js';
import { SaveButton } from '../saved-items/SaveButton.js';

interface BookmarkButtonProps {
  entity: { id: number; slug: string };
  name: string;
  isLabelled?: boolean;
  className?: string;
}

const icons = { off: 'bookmark', on: 'bookmark-filled' } as const;

/** Adds an entity to the member's bookmarks, or removes it. */
export function BookmarkButton({ entity: { id, slug }, name, ...look }: BookmarkButtonProps) {
  const { t } = useText();
  return (
    <SaveButton
      item={{ kind: 'entity', id }}
      path={entityPath(slug)}
      icons={icons}
      off={{ label: t('entity.bookmark', { name }), short: t('entity.bookmarkShort') }}
      on={{ label: t('entity.isBookmarked', { name }), short: t('entity.bookmarked') }}
      {...look}
    />
  );
}

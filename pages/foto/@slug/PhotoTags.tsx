import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { Tag } from '../../../src/contract/tag.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { archivePath } from '../../../renderer/photos/archive-filters.js';

export function PhotoTags({ tags }: { tags: Tag[] }) {
  const { t, language } = useText();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('photo.tags')} className="flex flex-wrap gap-2 print:hidden">
      {tags.map((tag) => (
        <li key={tag.id}>
          <Link to={archivePath({ tagId: tag.id })} lang={fallbackLang(tag, 'name', language)} className="chip">
            {localized(tag, 'name', language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { usePageContext } from 'vike-react/usePageContext';
import { defaultLanguage, type Language, languageTable } from '../../../src/contract/languages.js';
import { localizedField } from '../../../src/contract/localized.js';
import type { AdminTag } from '../../../src/contract/tag.js';
import { RowAction } from '../../../renderer/admin/records/RowAction.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { archivePath } from '../../../renderer/photos/archive-filters.js';

interface TagRowProps {
  tag: AdminTag;
  isChosen: boolean;
  onChoice(isChosen: boolean): void;
  onEdit(): void;
}

/** On a phone its cells are below each other, between the checkbox and the button. */
export function TagRow({ tag, isChosen, onChoice, onEdit }: TagRowProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { id, name, slug, photoCount, publishedCount } = tag;
  return (
    <tr
      className={`max-md:grid max-md:grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] max-md:gap-x-1 ${isChosen ? 'bg-brand/8' : 'hover:bg-ink/4'}`}
    >
      <td className="w-11 max-md:row-span-12 noscript:hidden">
        <label className="grid size-11 cursor-pointer place-items-center max-md:-mt-1.5">
          <input
            type="checkbox"
            aria-label={t('tags.select', { name })}
            checked={isChosen}
            onChange={({ target }) => onChoice(target.checked)}
          />
        </label>
      </td>
      <td className="max-md:col-start-2">
        <span lang={defaultLanguage} className="text-base font-semibold [overflow-wrap:anywhere]">
          {name}
        </span>
        <span className="block text-xs text-mute [overflow-wrap:anywhere]">{slug}</span>
      </td>
      {site.languages
        .filter((of) => of !== defaultLanguage)
        .map((of) => (
          <Translation key={of} lang={of} text={tag[localizedField('name', of)]} />
        ))}
      <td data-label={t('tags.photos')} className="tabular-nums max-md:col-start-2">
        {photoCount > 0 ? formatNumber(photoCount, language) : <span className="badge">{t('tags.unused')}</span>}
      </td>
      <td data-label={publishedCount > 0 ? t('tags.published') : undefined} className="tabular-nums max-md:col-start-2">
        {publishedCount > 0 && (
          <Link
            to={archivePath({ tagId: id })}
            className="link touch inline-block min-w-6"
            aria-label={t('tags.seePublished', {
              count: publishedCount,
              number: formatNumber(publishedCount, language),
              name,
            })}
          >
            {formatNumber(publishedCount, language)}
          </Link>
        )}
      </td>
      <td className="w-11 max-md:col-start-3 max-md:row-start-1 max-md:-mt-1.5 noscript:hidden">
        <RowAction icon="pencil" label={t('tags.editItem', { name })} title={t('tags.edit')} onClick={onEdit} />
      </td>
    </tr>
  );
}

function Translation({ lang, text }: { lang: Language; text: string | null }) {
  const { t } = useAdminText();
  return (
    <td data-label={languageTable[lang].name} className="[overflow-wrap:anywhere] max-md:col-start-2">
      {text === null ? <span className="text-mute italic">{t('tags.missing')}</span> : <span lang={lang}>{text}</span>}
    </td>
  );
}

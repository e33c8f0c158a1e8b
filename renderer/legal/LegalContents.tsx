import { useText } from '../i18n/use-text.js';
import type { LegalDocument } from './legal-text.js';

/** The table of contents, beside the text on wide screens. */
export function LegalContents({ sections }: Pick<LegalDocument, 'sections'>) {
  const { t } = useText();
  return (
    <nav
      aria-label={t('legal.contents')}
      className="self-start lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto"
    >
      <p className="text-sm font-semibold">{t('legal.contents')}</p>
      <ol className="mt-3 border-t border-line text-sm sm:columns-2 sm:gap-x-8 lg:columns-1">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <a href={`#${id}`} className="flex min-h-11 items-center py-1.5 text-mute hover:text-brand lg:min-h-9">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

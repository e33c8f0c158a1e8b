import { usePageContext } from 'vike-react/usePageContext';
import { arkPath } from '../../../src/contract/ark.js';
import { citationFormats, citationPath } from '../../../src/contract/citation/citation-record.js';
import {
  citationIn,
  type CitationStyle,
  citationStyles,
  type CitedPhoto,
  plainCitation,
} from '../../../src/contract/citation/citation-styles.js';
import { creatorNames } from '../../../src/contract/citation/creator-name.js';
import { withLanguage } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import { photoPath } from '../../../src/contract/paths.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { useCopy } from '../../../renderer/share/use-copy.js';
import { downloadIcon } from '../../../renderer/ui/icons/download-icon.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { Disclosure } from '../../../renderer/ui/Disclosure.js';

const styles = Object.keys(citationStyles) as CitationStyle[];
const formatNames = { bib: 'BibTeX', ris: 'RIS' };

/** The photo as styles of scholarship cite it, and as files for reference managers. @param date in words of the page */
export function CitationStyles({ photo, date }: { photo: Photo; date: string | null }) {
  const { t, language } = useText();
  const cited = useCited(photo, date);
  return (
    <div className="mt-2 print:hidden">
      <Disclosure label={t('share.styles')}>
        {styles.map((style) => (
          <Citation key={style} style={style} cited={cited} />
        ))}
        <p className="eyebrow mt-4">{t('share.managers')}</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {citationFormats.map((format) => (
            <li key={format}>
              <a href={citationPath(photo.id, format, language)} download rel="nofollow" className="chip">
                <Icon name={downloadIcon} size={16} />
                {formatNames[format]}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function Citation({ style, cited }: { style: CitationStyle; cited: CitedPhoto }) {
  const { t } = useText();
  const copy = useCopy();
  const parts = citationIn(style, cited);
  const name = citationStyles[style];
  return (
    <div className="mt-4 border-l pl-4 text-sm">
      <p className="eyebrow">{name}</p>
      <p className="mt-1 [overflow-wrap:anywhere] select-all">
        {parts.map((part, index) => (typeof part === 'string' ? part : <i key={index}>{part.italic}</i>))}
      </p>
      <button
        type="button"
        className="link mt-1 min-h-11 noscript:hidden"
        aria-label={`${t('share.copyCitation')}: ${name}`}
        onClick={() => void copy(plainCitation(parts), t('share.citationCopied'))}
      >
        {t('share.copyCitation')}
      </button>
    </div>
  );
}

function useCited(photo: Photo, date: string | null): CitedPhoto {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { author, source, holdingInstitution, inventoryNumber } = photo;
  const holder = holdingInstitution ?? (source === author ? null : source);
  return {
    creators: creatorNames(author, holdingInstitution),
    title: localized(photo, 'title', language),
    date,
    noDate: t('share.noDate'),
    medium: localized(photo, 'technique', language) ?? t('share.photograph'),
    collection: [holder, inventoryNumber].filter(Boolean).join(', ') || null,
    siteName: localized(site, 'siteName', language),
    url: site.origin + (arkPath(site.naan, 'photo', photo.id) ?? withLanguage(language, photoPath(photo.slug))),
    and: t('share.and'),
  };
}

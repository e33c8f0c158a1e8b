import { usePageContext } from 'vike-react/usePageContext';
import { arkPath } from '../../../src/contract/ark.js';
import { estimatedYear } from '../../../src/contract/dates/estimated-year.js';
import { renditionUrl } from '../../../src/contract/image.js';
import { localized } from '../../../src/contract/localized.js';
import { photoPath } from '../../../src/contract/paths.js';
import type { Photo } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { shortDate } from '../../../renderer/photos/written-date.js';
import { citation } from '../../../renderer/share/citation.js';
import { ManifestLink } from '../../../renderer/share/ManifestLink.js';
import { ShareCard } from '../../../renderer/share/ShareCard.js';
import { CitationStyles } from './CitationStyles.js';
import { EmbedCode } from './EmbedCode.js';

export function PhotoShare({ photo }: { photo: Photo }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { author, source, year, yearEstimated, edtf, license } = photo;
  const title = localized(photo, 'title', language);
  const circa = (about: number) => t('photo.estimatedShort', { year: about });
  const years =
    year && yearEstimated ? estimatedYear(year, edtf, circa) : String(year ?? shortDate(photo, language, t));
  const dated = years || localized(photo, 'dateText', language);
  const siteName = localized(site, 'siteName', language);
  return (
    <ShareCard
      path={photoPath(photo.slug)}
      title={title}
      image={renditionUrl(photo.image, 1280, 'jpg')}
      citedPath={arkPath(site.naan, 'photo', photo.id)}
      cite={(url) =>
        citation({ author, title: t('share.quoted', { title }), year: dated, source, siteName, url, licence: license })
      }
    >
      <CitationStyles photo={photo} date={dated || null} />
      <EmbedCode photo={photo} />
      <ManifestLink kind="photo" id={photo.id} />
    </ShareCard>
  );
}

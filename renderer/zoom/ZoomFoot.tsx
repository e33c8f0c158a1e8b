import { usePageContext } from 'vike-react/usePageContext';
import type { Annotation } from '../../src/contract/annotation.js';
import { fallbackLang, localized } from '../../src/contract/localized.js';
import type { Photo } from '../../src/contract/photo.js';
import { downloadLicenceOf, downloadPath } from '../../src/contract/photo-download.js';
import { licenceOfPhoto } from '../../src/contract/photo-licence.js';
import { useText } from '../i18n/use-text.js';
import { isBack } from '../photos/back-as-photo.js';
import type { DeepZoom } from './deep-zoom.js';
import { ZoomDetail } from './ZoomDetail.js';
import type { TranslateForZoom } from './zoom-texts.js';

interface ZoomFootProps {
  photo: Photo;
  /** What its parts show, by their numbers. */
  annotations: Annotation[];
  deepZoom: DeepZoom | null;
  zoomText: TranslateForZoom;
}

/** Below the enlarged photo: what it says, the places to glide to, whose it is, how to have it, and links to what is seen. */
export function ZoomFoot({ photo, annotations, deepZoom, zoomText }: ZoomFootProps) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const licence = licenceOfPhoto(photo, site);
  const description = localized(photo, 'description', language);
  const credit = [...new Set([photo.author, photo.source, licence])].filter(Boolean).join(' · ');
  return (
    <div className="zoom-foot">
      {description && (
        <p lang={fallbackLang(photo, 'description', language)} className="zoom-caption">
          {description}
        </p>
      )}
      {annotations.length > 0 && (
        <div role="group" aria-label={zoomText('places')}>
          {annotations.map((annotation, index) => (
            <button
              key={annotation.id}
              type="button"
              lang={fallbackLang(annotation, 'label', language)}
              aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
              aria-disabled={deepZoom === null}
              className="zoom-place"
              onClick={() => deepZoom?.showRegion(annotation)}
            >
              <span aria-hidden="true">{index + 1}</span> {localized(annotation, 'label', language)}
            </button>
          ))}
        </div>
      )}
      <div className="zoom-credit">
        {credit}
        {downloadLicenceOf(photo, site) !== null && !isBack(photo) && (
          <>
            {' '}
            <a href={downloadPath(photo.id, 'full')} download rel="nofollow" className="zoom-place">
              {t('photo.get')}
            </a>
          </>
        )}{' '}
        <ZoomDetail photo={photo} deepZoom={deepZoom} zoomText={zoomText} />
      </div>
    </div>
  );
}

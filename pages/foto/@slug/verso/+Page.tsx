import type { CSSProperties } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { largestImage } from '../../../../src/contract/largest-image.js';
import { fallbackLang, localized } from '../../../../src/contract/localized.js';
import { photoPath } from '../../../../src/contract/paths.js';
import { downloadLicenceOf } from '../../../../src/contract/photo-download.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { backAsPhoto } from '../../../../renderer/photos/back-as-photo.js';
import { photoTrail } from '../../../../renderer/photos/photo-trail.js';
import { Picture } from '../../../../renderer/photos/Picture.js';
import { ratioStyle } from '../../../../renderer/photos/picture-style.js';
import { Breadcrumb } from '../../../../renderer/ui/Breadcrumb.js';
import { DataSheet } from '../../../../renderer/ui/DataSheet.js';
import { downloadIcon } from '../../../../renderer/ui/icons/download-icon.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { EnlargeLink } from '../../../../renderer/zoom/EnlargeLink.js';
import { Zoom } from '../../../../renderer/zoom/Zoom.js';
import { sizeRow } from '../data-rows.js';
import { SideLink } from '../SideLink.js';
import { sizesOf } from '../stage-sizes.js';
import type { Data } from './+data.shared.js';

const alone = { previous: null, next: null };

/** The back of the object, as large as the photograph on its page, with what is written on it. */
export default function Page() {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { photo, back } = useData<Data>();
  const title = localized(photo, 'title', language);
  const inscription = localized(back, 'inscription', language);
  const description = localized(back, 'description', language);
  const { src } = largestImage(back);
  const shown = backAsPhoto(photo, back);
  return (
    <div className="stage">
      <Breadcrumb trail={photoTrail(photo, language, t)} className="crumb" />
      <div className="pic">
        <div
          className="print-picture stage-picture"
          style={{ ...ratioStyle(back.image), '--scan': `${back.image.width}px` } as CSSProperties}
        >
          <EnlargeLink photo={photo} to={src} className="block cursor-zoom-in">
            <Picture
              image={back.image}
              alt={t('photo.backOf', { title })}
              sizes={sizesOf(back.image)}
              eager
              className="h-auto w-full"
            />
          </EnlargeLink>
        </div>
      </div>
      <div className="words">
        <div>
          <p className="eyebrow">{t('photo.back')}</p>
          <h1 lang={fallbackLang(photo, 'title', language)} dir="auto" className="mt-1 text-2xl">
            {title}
          </h1>
        </div>
        <SideLink to={photoPath(photo.slug)} image={photo.image} label={t('photo.turnBack')} />
        <div className="flex gap-2">
          {downloadLicenceOf(shown, site) !== null && (
            <a href={src} download rel="nofollow" className="btn btn-primary grow">
              <Icon name={downloadIcon} />
              {t('photo.get')}
            </a>
          )}
          <EnlargeLink photo={photo} to={src} className="btn btn-outline grow">
            <Icon name="enlarge" />
            {t('photo.enlargeShort')}
          </EnlargeLink>
        </div>
        {inscription && (
          <div>
            <h2 className="eyebrow font-sans tracking-normal">{t('photo.fields.inscription')}</h2>
            <p
              lang={fallbackLang(back, 'inscription', language)}
              dir="auto"
              className="mt-1 font-serif text-lg whitespace-pre-line"
            >
              {inscription}
            </p>
          </div>
        )}
        {description && (
          <p lang={fallbackLang(back, 'description', language)} dir="auto" className="whitespace-pre-line">
            {description}
          </p>
        )}
        <DataSheet rows={[sizeRow(back.image, { t, language })]} />
      </div>
      <Zoom photo={shown} annotations={[]} neighbours={alone} />
    </div>
  );
}

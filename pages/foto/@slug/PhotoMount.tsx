import { lazy, useRef } from 'react';
import type { Annotation } from '../../../src/contract/annotation.js';
import { localized } from '../../../src/contract/localized.js';
import type { Photo, PhotoNeighbours } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { ForAdministrators } from '../../../renderer/layout/ForAdministrators.js';
import { FavoriteButton } from '../../../renderer/photos/FavoriteButton.js';
import { photoTrail } from '../../../renderer/photos/photo-trail.js';
import { Breadcrumb } from '../../../renderer/ui/Breadcrumb.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { EnlargeLink } from '../../../renderer/zoom/EnlargeLink.js';
import { Zoom } from '../../../renderer/zoom/Zoom.js';
import { AnnotatedImage } from './AnnotatedImage.js';
import { PhotoSteps } from './PhotoSteps.js';

const PhotoControls = lazy(async () => ({ default: (await import('./admin/PhotoControls.js')).PhotoControls }));

interface PhotoMountProps {
  photo: Photo;
  annotations: Annotation[];
  neighbours: PhotoNeighbours;
}

/** The whole photograph, uncropped, as wide as the window, with its actions. */
export function PhotoMount({ photo, annotations, neighbours }: PhotoMountProps) {
  const { t, language } = useText();
  const picture = useRef<HTMLDivElement>(null);
  const title = localized(photo, 'title', language);
  return (
    <div className="bg-mount">
      <div className="wrap pt-6 pb-8 print:py-0">
        <Breadcrumb trail={photoTrail(photo, language, t)} />
        <div className="mt-5">
          {/* The key resets the state when another photograph opens. */}
          <AnnotatedImage key={photo.id} photo={photo} annotations={annotations} picture={picture} />
        </div>
        <div className="mt-6 grid grid-cols-2 items-center gap-x-6 gap-y-5 lg:grid-cols-[1fr_auto_1fr] print:hidden">
          <div className="col-span-2 flex flex-wrap justify-center gap-3 max-sm:*:grow lg:col-span-1 lg:col-start-2">
            <EnlargeLink photo={photo} className="btn btn-primary">
              <Icon name="enlarge" />
              {t('photo.enlargeShort')}
            </EnlargeLink>
            <FavoriteButton photo={photo} title={title} isLabelled />
            <ForAdministrators>
              <PhotoControls photo={photo} />
            </ForAdministrators>
          </div>
          <PhotoSteps photo={photo} neighbours={neighbours} picture={picture} />
        </div>
      </div>
      <Zoom photo={photo} neighbours={neighbours} />
    </div>
  );
}

import { lazy, useId, useRef } from 'react';
import type { Annotation } from '../../../src/contract/annotation.js';
import type { Photo, PhotoNeighbours } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { ForEditors } from '../../../renderer/layout/ForEditors.js';
import { photoTrail } from '../../../renderer/photos/photo-trail.js';
import { Breadcrumb } from '../../../renderer/ui/Breadcrumb.js';
import { Zoom } from '../../../renderer/zoom/Zoom.js';
import { AnnotatedImage } from './AnnotatedImage.js';
import { PhotoCaption } from './PhotoCaption.js';
import { PhotoLegend } from './PhotoLegend.js';
import { PhotoSteps } from './PhotoSteps.js';
import { useAnnotations } from './use-annotations.js';

const PhotoControls = lazy(async () => ({ default: (await import('./admin/PhotoControls.js')).PhotoControls }));

interface PhotoMountProps {
  photo: Photo;
  annotations: Annotation[];
  neighbours: PhotoNeighbours;
}

/** The whole photograph, uncropped, as wide as the window, with its title, its actions and what it shows. */
export function PhotoMount({ photo, annotations, neighbours }: PhotoMountProps) {
  const { t, language } = useText();
  const picture = useRef<HTMLDivElement>(null);
  const listId = useId();
  const shown = useAnnotations();
  return (
    <div className="bg-mount">
      <div className="wrap pt-6 pb-6 print:py-0">
        <Breadcrumb trail={photoTrail(photo, language, t)} />
        <div className="mt-5">
          {/* The key: or the picture of the photograph before would be shown until the next one has loaded. */}
          <AnnotatedImage
            key={photo.id}
            photo={photo}
            annotations={annotations}
            shown={shown}
            listId={listId}
            picture={picture}
          />
        </div>
        <PhotoCaption photo={photo} annotations={annotations.length > 0 ? { shown, listId } : null} />
        <PhotoLegend annotations={annotations} entities={photo.entities ?? []} shown={shown} />
        <ForEditors>
          <div className="mt-5 flex flex-wrap gap-3 print:hidden">
            <PhotoControls photo={photo} />
          </div>
        </ForEditors>
        <PhotoSteps photo={photo} neighbours={neighbours} picture={picture} />
      </div>
      <Zoom photo={photo} neighbours={neighbours} />
    </div>
  );
}

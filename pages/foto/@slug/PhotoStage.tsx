import { useId, useRef } from 'react';
import type { Annotation } from '../../../src/contract/annotation.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { photoBackPath } from '../../../src/contract/paths.js';
import type { Photo, PhotoNeighbours } from '../../../src/contract/photo.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { isLongTitle } from '../../../renderer/photos/is-long-title.js';
import { photoTrail } from '../../../renderer/photos/photo-trail.js';
import { Breadcrumb } from '../../../renderer/ui/Breadcrumb.js';
import { Zoom } from '../../../renderer/zoom/Zoom.js';
import { AnnotatedImage } from './AnnotatedImage.js';
import { FilmStrip } from './FilmStrip.js';
import { MainData } from './MainData.js';
import { PhotoActions } from './PhotoActions.js';
import { PhotoLegend } from './PhotoLegend.js';
import { PhotoSteps } from './PhotoSteps.js';
import { ReadMore } from './ReadMore.js';
import { SideLink } from './SideLink.js';
import { isLong } from './split-text.js';
import { StageDate } from './StageDate.js';
import { StageQuestion } from './StageQuestion.js';
import type { StripPhoto } from './strip-photos.js';
import { useAnnotations } from './use-annotations.js';

interface PhotoStageProps {
  photo: Photo;
  annotations: Annotation[];
  neighbours: PhotoNeighbours;
  strip: StripPhoto[] | undefined;
}

/** The whole photograph, uncropped, with its words, what one can do with it, what it shows, and the photographs around it. */
export function PhotoStage({ photo, annotations, neighbours, strip }: PhotoStageProps) {
  const { t, language } = useText();
  const picture = useRef<HTMLDivElement>(null);
  const listId = useId();
  const shown = useAnnotations(picture);
  const title = localized(photo, 'title', language);
  const description = localized(photo, 'description', language);
  const text = description && (
    <ReadMore key={photo.id} text={description} lang={fallbackLang(photo, 'description', language)} />
  );
  return (
    <div className="stage">
      <Breadcrumb trail={photoTrail(photo, language, t)} className="crumb" />
      <div className="pic">
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
      <div className="words">
        <div>
          <StageDate photo={photo} />
          <h1
            lang={fallbackLang(photo, 'title', language)}
            dir="auto"
            className={`mt-1 ${isLongTitle(title) ? 'text-lg' : 'text-2xl'}`}
          >
            {title}
          </h1>
        </div>
        {/* The end of a long one appears later, and must not move what can be clicked. */}
        {!isLong(description) && text}
        <PhotoActions photo={photo} />
        {photo.back && <SideLink to={photoBackPath(photo.slug)} image={photo.back.image} label={t('photo.turnOver')} />}
        <MainData photo={photo} />
        <PhotoLegend annotations={annotations} entities={photo.entities ?? []} shown={shown} listId={listId} />
        <StageQuestion />
        {isLong(description) && text}
      </div>
      <PhotoSteps photo={photo} neighbours={neighbours} picture={picture}>
        <FilmStrip key={photo.id} photos={strip} />
      </PhotoSteps>
      <Zoom photo={photo} annotations={annotations} neighbours={neighbours} />
    </div>
  );
}

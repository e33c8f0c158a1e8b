import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Annotation } from '../../src/contract/annotation.js';
import { fallbackLang, localized } from '../../src/contract/localized.js';
import type { Photo, PhotoNeighbours } from '../../src/contract/photo.js';
import { useText } from '../i18n/use-text.js';
import { photoAlt, photoAltLang } from '../photos/photo-alt.js';
import { goToPhoto, type Step } from '../photos/steps/go-to-photo.js';
import { usePhotoSteps } from '../photos/steps/use-photo-steps.js';
import { PositionInList } from '../photos/steps/PositionInList.js';
import { dateWords } from '../photos/date-words.js';
import { YearBadge } from '../photos/YearBadge.js';
import { useModal } from '../ui/use-modal.js';
import { useCloseOnShownPhoto } from './use-close-on-shown-photo.js';
import { useDeepZoom } from './use-deep-zoom.js';
import { useDetailOfAddress } from './use-detail-of-address.js';
import { useFullScreen } from './use-full-screen.js';
import { leaveEnlarged } from './zoom-address.js';
import { handleZoomKey } from './zoom-keys.js';
import type { TranslateForZoom } from './zoom-texts.js';
import { fittingRendition, ZoomPreview } from './ZoomPreview.js';
import { ZoomFoot } from './ZoomFoot.js';
import { ZoomSteps } from './ZoomSteps.js';
import { ZoomTool } from './ZoomTool.js';
import { ZoomTools } from './ZoomTools.js';
import './zoom.css';

interface ZoomDialogProps {
  photo: Photo;
  annotations: Annotation[];
  neighbours: PhotoNeighbours;
  zoomText: TranslateForZoom;
}

/** A photo over the whole window, to look at closely. Open while it is mounted. */
export function ZoomDialog({ photo, annotations, neighbours, zoomText }: ZoomDialogProps) {
  const { language } = useText();
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const preview = useMemo(() => fittingRendition(photo.image), [photo.image]);
  const steps = usePhotoSteps(photo.id, neighbours);
  const goOn = (step: Step): void => void goToPhoto(step, steps, { language, isEnlarged: true });
  const { deepZoom, scale, isDrawn, hasFailed } = useDeepZoom(photo, { stage, preview, onSwipe: goOn });
  useDetailOfAddress(isDrawn ? deepZoom : null);
  const fullScreen = useFullScreen(frame);
  const modal = useModal(leaveEnlarged);
  // Not the first button: it would look chosen.
  useLayoutEffect(() => stage.current?.focus(), []);
  useEffect(() => {
    // A click or a touch has focused a part of the library's, which goes with the photo before.
    if (!stage.current?.closest('dialog')?.contains(document.activeElement)) stage.current?.focus();
  }, [photo.id]);
  useCloseOnShownPhoto(photo.id, steps.list && steps.list.position);
  const title = localized(photo, 'title', language);
  return (
    <dialog
      {...modal}
      className="zoom"
      aria-label={title}
      onKeyDown={(event) => handleZoomKey(event, { deepZoom, fullScreen, places: annotations, onStep: goOn })}
    >
      {/* Apart from the dialog, which cannot be shown on the full screen itself. */}
      <div ref={frame} className="zoom-frame">
        <div className="zoom-title">
          <h2 aria-live="polite" lang={fallbackLang(photo, 'title', language)}>
            {title}
          </h2>
          <YearBadge photo={photo} words={dateWords(photo, language)} />
          <PositionInList list={steps.list} />
        </div>
        <div className="zoom-stage">
          {!isDrawn && <ZoomPreview key={photo.id} src={preview} image={photo.image} />}
          <div
            ref={stage}
            role="img"
            aria-label={photoAlt(photo, language)}
            lang={photoAltLang(photo, language)}
            tabIndex={-1}
          />
        </div>
        {hasFailed && (
          <p role="alert" className="zoom-notice">
            {zoomText('failed')}
          </p>
        )}
        <ZoomSteps steps={steps} onStep={goOn} zoomText={zoomText} />
        <ZoomTools deepZoom={deepZoom} scale={scale} fullScreen={fullScreen} zoomText={zoomText} />
        <ZoomFoot photo={photo} annotations={annotations} deepZoom={deepZoom} zoomText={zoomText} />
        <ZoomTool name="close" label={zoomText('close')} keys="Escape" onUse={leaveEnlarged} />
      </div>
    </dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { type Renditions, renditionUrl } from '../../../src/contract/image.js';
import { useModal } from '../../ui/use-modal.js';
import { handleZoomKey } from '../../zoom/zoom-keys.js';
import { loadZoomTexts, type TranslateForZoom } from '../../zoom/zoom-texts.js';
import { useDeepZoom } from '../../zoom/use-deep-zoom.js';
import { useFullScreen } from '../../zoom/use-full-screen.js';
import { ZoomPreview } from '../../zoom/ZoomPreview.js';
import { ZoomTool } from '../../zoom/ZoomTool.js';
import { ZoomTools } from '../../zoom/ZoomTools.js';
import { useAdminText } from '../use-admin-text.js';
import '../../zoom/zoom.css';

interface ScanDialogProps {
  image: Renditions;
  service: string | null;
  title: string;
  onClose(): void;
}

/** A scan over the whole window, with the tools of the enlarged photo. */
export function ScanDialog(props: ScanDialogProps) {
  const { language } = useAdminText();
  const { data: zoomText } = useQuery({
    queryKey: ['zoom-texts', language],
    queryFn: async () => ({ translate: await loadZoomTexts(language) }),
    staleTime: Infinity,
  });
  return zoomText ? <LoadedScanDialog {...props} zoomText={zoomText.translate} /> : null;
}

function LoadedScanDialog({
  image,
  service,
  title,
  onClose,
  zoomText,
}: ScanDialogProps & { zoomText: TranslateForZoom }) {
  const { t } = useAdminText();
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  // The largest one, because a hidden photo has nothing more detailed.
  const preview = renditionUrl(image, image.width, 'webp');
  const { deepZoom, scale, isDrawn, hasFailed } = useDeepZoom({ imageService: service, image }, { stage, preview });
  const fullScreen = useFullScreen(frame);
  const modal = useModal(onClose);
  useLayoutEffect(() => stage.current?.focus(), []);
  return (
    <dialog
      {...modal}
      className="zoom"
      aria-label={t('scan.enlarged')}
      onKeyDown={(event) => handleZoomKey(event, { deepZoom, fullScreen, places: [], onStep: () => {} })}
    >
      <div ref={frame} className="zoom-frame">
        <div className="zoom-title">
          <h2>{title}</h2>
        </div>
        <div className="zoom-stage">
          {!isDrawn && <ZoomPreview src={preview} image={image} />}
          <div ref={stage} role="img" aria-label={title} tabIndex={-1} />
        </div>
        {hasFailed && (
          <p role="alert" className="zoom-notice">
            {zoomText('failed')}
          </p>
        )}
        <ZoomTools deepZoom={deepZoom} scale={scale} fullScreen={fullScreen} zoomText={zoomText} />
        <ZoomTool name="close" label={zoomText('close')} keys="Escape" onUse={onClose} />
      </div>
    </dialog>
  );
}

import type { PresentationVideo } from '../../src/contract/settings.js';
import { externalVideoUrl } from '../../src/contract/video-host.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import { useModal } from '../../renderer/ui/use-modal.js';

interface PresentationDialogProps {
  video: PresentationVideo;
  onClose(): void;
}

/** Plays the presentation as large as the window allows. */
export function PresentationDialog({ video, onClose }: PresentationDialogProps) {
  const { t } = useText();
  return (
    <dialog {...useModal(onClose)} className="dialog" style={size} aria-label={t('video.label')}>
      <p className="flex justify-end">
        <button type="button" className="icon-btn" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </p>
      <Player video={video} />
    </dialog>
  );
}

/** As wide as its height allows. */
const size = { width: 'min(72rem, 100vw - 2rem, (100dvh - 8rem) * 16 / 9)', padding: '0.5rem' };

function Player({ video }: { video: PresentationVideo }) {
  const { t } = useText();
  if (video.fileUrl)
    return (
      <video
        src={video.fileUrl}
        poster={video.thumbnailUrl ?? undefined}
        controls
        autoPlay
        playsInline
        aria-label={t('video.label')}
        className="aspect-video w-full bg-black"
      />
    );
  return (
    <iframe
      src={`${externalVideoUrl(video.externalId ?? '')}?autoplay=1&rel=0`}
      title={t('video.label')}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-video w-full bg-black"
    />
  );
}

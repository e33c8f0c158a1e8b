import { lazy, Suspense, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { videoHiddenKey } from '../../src/contract/head-scripts.js';
import type { PresentationVideo as Video } from '../../src/contract/settings.js';
import { externalVideoUrl } from '../../src/contract/video-host.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';

const PresentationDialog = lazy(async () => ({
  default: (await import('./PresentationDialog.js')).PresentationDialog,
}));

/** The presentation: a still image on the photograph, and a dialog that plays it. Once closed, it stays hidden for the session. */
export function PresentationVideo() {
  const { site } = usePageContext();
  const { video } = site;
  const address = video?.fileUrl ?? (video?.externalId ? externalVideoUrl(video.externalId) : null);
  return video && address ? <Presentation video={video} address={address} /> : null;
}

function Presentation({ video, address }: { video: Video; address: string }) {
  const { t } = useText();
  const [state, setState] = useState<'still' | 'playing' | 'closed'>('still');
  if (state === 'closed') return null;
  return (
    <section aria-label={t('video.label')} className="presentation flex text-sm">
      <Still video={video} address={address} onWatch={() => setState('playing')} />
      <button
        type="button"
        className="icon-btn noscript:hidden"
        aria-label={t('video.close')}
        onClick={() => {
          hideForTheSession();
          setState('closed');
        }}
      >
        <Icon name="close" size={18} />
      </button>
      {state === 'playing' && (
        <Suspense>
          <PresentationDialog video={video} onClose={() => setState('still')} />
        </Suspense>
      )}
    </section>
  );
}

interface StillProps {
  video: Video;
  address: string;
  onWatch: () => void;
}

function Still({ video, address, onWatch }: StillProps) {
  const { t } = useText();
  const words = (
    <>
      {video.thumbnailUrl && (
        <img
          src={video.thumbnailUrl}
          alt=""
          loading="lazy"
          width={80}
          height={45}
          className="aspect-video w-20 object-cover"
        />
      )}
      <Icon name="play" size={18} />
      <span className="text-left font-semibold">
        {t('video.watch')}
        {!video.fileUrl && <small className="block text-xs">{t('video.external')}</small>}
      </span>
    </>
  );
  return (
    <>
      <button type="button" className="flex items-center gap-3 noscript:hidden" onClick={onWatch}>
        {words}
      </button>
      <a href={address} className="hidden items-center gap-3 pr-3 noscript:flex">
        {words}
      </a>
    </>
  );
}

function hideForTheSession(): void {
  try {
    sessionStorage.setItem(videoHiddenKey, 'yes');
  } catch {
    // Storage is blocked: the presentation appears again on the next page load.
  }
  document.documentElement.dataset['video'] = 'hidden';
}

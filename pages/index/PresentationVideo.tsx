import { type RefCallback, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { videoHiddenKey } from '../../src/contract/head-scripts.js';
import type { PresentationVideo as Video } from '../../src/contract/settings.js';
import { externalVideoUrl } from '../../src/contract/video-host.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';

/** The presentation: a still image until it is started. Once closed, it stays hidden for the session. */
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
  const isPlaying = state === 'playing';
  return (
    <section
      aria-label={t('video.label')}
      className={`presentation relative mt-6 max-w-xl border border-line bg-surface ${isPlaying ? 'p-2 pt-13' : ''}`}
    >
      {isPlaying ? (
        <Player video={video} />
      ) : (
        <Still video={video} address={address} onWatch={() => setState('playing')} />
      )}
      <button
        type="button"
        className="icon-btn absolute top-1 right-1 noscript:hidden"
        aria-label={t('video.close')}
        onClick={() => {
          hideForTheSession();
          setState('closed');
        }}
      >
        <Icon name="close" size={18} />
      </button>
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
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
        <Icon name="play" size={18} />
      </span>
      <span className="text-left font-semibold underline decoration-1 underline-offset-4 group-hover:decoration-2">
        {t('video.watch')}
      </span>
    </>
  );
  const look = 'group stretched min-h-11 items-center gap-3 text-sm';
  return (
    <div className="flex items-stretch">
      {video.thumbnailUrl && (
        <img
          src={video.thumbnailUrl}
          alt=""
          loading="lazy"
          width={176}
          height={99}
          className="aspect-video w-28 shrink-0 object-cover sm:w-44"
        />
      )}
      <div className="flex flex-col justify-center gap-1 py-3 pr-12 pl-4">
        <button type="button" className={`flex noscript:hidden ${look}`} onClick={onWatch}>
          {words}
        </button>
        <a href={address} className={`hidden noscript:flex ${look}`}>
          {words}
        </a>
        {!video.fileUrl && <p className="text-xs text-mute">{t('video.external')}</p>}
      </div>
    </div>
  );
}

/** The pressed button is no longer in the page, so the focus moves to the player. */
const focusIt: RefCallback<HTMLElement> = (player) => player?.focus();

function Player({ video }: { video: Video }) {
  const { t } = useText();
  if (video.fileUrl)
    return (
      <video
        ref={focusIt}
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
      ref={focusIt}
      src={`${externalVideoUrl(video.externalId ?? '')}?autoplay=1&rel=0`}
      title={t('video.label')}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-video w-full bg-black"
    />
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

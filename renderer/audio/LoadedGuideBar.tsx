import { useEffect, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../src/contract/localized.js';
import { entityPath } from '../../src/contract/paths.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { Picture } from '../photos/Picture.js';
import { Icon } from '../ui/icons/Icon.js';
import { connectMediaSession } from './media-session.js';
import { PlayButton } from './PlayButton.js';
import { playerInView } from './player-in-view.js';
import { formatTime } from './player-state.js';
import { playerStore } from './player-store.js';
import { sitePlayer } from './site-player.js';
import './player-bar.css';

/** The loaded guide at the bottom of the window, on every page, as long as its own player is not seen. */
export function LoadedGuideBar() {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { guide, state } = useSyncExternalStore(playerStore.subscribe, playerStore.get, playerStore.get);
  const isRedundant = useSyncExternalStore(playerInView.subscribe, playerInView.get, playerInView.onServer);
  const isLoaded = guide !== null;
  useEffect(() => {
    if (!isLoaded || !('mediaSession' in navigator)) return;
    return connectMediaSession({
      session: navigator.mediaSession,
      store: playerStore,
      player: sitePlayer,
      artist: localized(site, 'siteName', language),
      album: t('audioGuides.title'),
    });
  }, [isLoaded, site, language, t]);
  if (!guide) return null;
  const { slug, title, image } = guide;
  const { phase, time, duration } = state;
  const close = (): void => {
    sitePlayer.close();
    // The pressed button is no longer in the page.
    const main = document.getElementById('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  };
  return (
    <section aria-label={t('audio.nowPlaying')} className={`player-bar ${isRedundant ? 'is-redundant' : ''}`}>
      <div
        aria-hidden="true"
        className="player-bar-progress"
        style={{ scale: `${duration ? time / duration : 0} 1` }}
      />
      <div className="wrap player-bar-row">
        <div className="player-bar-guide">
          {image && <Picture image={image} alt="" sizes="4rem" className="player-bar-cover" />}
          <div className="player-bar-text">
            <Link to={entityPath(slug)} className="player-bar-title stretched">
              {title}
            </Link>
            <p role="status" className="text-danger empty:hidden">
              {phase === 'error' && t('audio.notLoaded')}
            </p>
            {phase !== 'error' && (
              <p aria-hidden="true" className="text-mute tabular-nums">
                {formatTime(time)} / {formatTime(duration)}
              </p>
            )}
          </div>
        </div>
        <PlayButton
          phase={phase}
          title={title}
          onToggle={phase === 'playing' ? sitePlayer.pause : sitePlayer.play}
          className="icon-btn-solid"
        />
        <button type="button" className="icon-btn" aria-label={t('audio.close')} onClick={close}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </section>
  );
}

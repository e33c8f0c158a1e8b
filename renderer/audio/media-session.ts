import type { Renditions } from '../../src/contract/image.js';
import { audioSettings } from './player-state.js';
import type { PlayableGuide, PlayerStore, SitePlayerState } from './player-store.js';
import type { LoadedGuideActions } from './site-player.js';

interface Connected {
  /** `navigator.mediaSession`. */
  session: MediaSession;
  store: PlayerStore;
  player: LoadedGuideActions;
  /** Name of the archive. */
  artist: string;
  album: string;
}

/** Shows the loaded guide on lock screens and headsets, and obeys their keys. Returns a function that releases them. */
export function connectMediaSession({ session, store, player, artist, album }: Connected): () => void {
  const actions = actionsOf(player);
  for (const [action, handler] of actions) handle(session, action, handler);
  let shown: PlayableGuide | null = null;
  const show = (): void => {
    const { guide, state } = store.get();
    if (guide && guide.url !== shown?.url)
      session.metadata = new MediaMetadata({ ...metadataOf(guide), artist, album });
    shown = guide;
    session.playbackState = state.phase === 'playing' || state.phase === 'buffering' ? 'playing' : 'paused';
    showPosition(session, state);
  };
  show();
  const unsubscribe = store.subscribe(show);
  return () => {
    unsubscribe();
    for (const [action] of actions) handle(session, action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

const actionsOf = (player: LoadedGuideActions): [MediaSessionAction, MediaSessionActionHandler][] => [
  ['play', player.play],
  ['pause', player.pause],
  ['stop', player.close],
  ['seekbackward', ({ seekOffset }) => player.skip(-(seekOffset ?? audioSettings.skipSeconds))],
  ['seekforward', ({ seekOffset }) => player.skip(seekOffset ?? audioSettings.skipSeconds)],
  ['seekto', ({ seekTime }) => player.seek(seekTime ?? 0)],
];

const metadataOf = ({ title, image }: PlayableGuide): MediaMetadataInit => ({
  title,
  artwork: image ? artworkOf(image) : [],
});

const artworkOf = ({ base, widths, width, height }: Renditions): MediaImage[] =>
  widths.map((of) => ({
    src: `${base}/${of}.jpg`,
    sizes: `${of}x${Math.round((of * height) / width)}`,
    type: 'image/jpeg',
  }));

function showPosition(session: MediaSession, { time, duration, speed }: SitePlayerState['state']): void {
  if (duration !== null && duration > 0)
    session.setPositionState?.({ position: Math.min(time, duration), duration, playbackRate: speed });
}

/** Browsers throw on an action that they do not know. */
function handle(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // Then the device has no such key either.
  }
}

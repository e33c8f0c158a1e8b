/** What a lock screen or a headset shows of the sound, and the actions it offers. */
export interface SessionControls {
  title: string;
  artist: string;
  album: string;
  /** Address of a JPEG of 1200x800, or null. */
  artwork: string | null;
  toggle(): void;
  skip(seconds: number): void;
  seek(time: number): void;
}

/** Takes over the device's media keys from the last player. Returns a function that releases them. */
export function claimMediaSession(controls: SessionControls, skipSeconds: number): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  const { title, artist, album, artwork, toggle, skip, seek } = controls;
  const metadata = new MediaMetadata({
    title,
    artist,
    album,
    artwork: artwork ? [{ src: artwork, sizes: '1200x800', type: 'image/jpeg' }] : [],
  });
  session.metadata = metadata;
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', toggle],
    ['pause', toggle],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? skipSeconds))],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? skipSeconds)],
    ['seekto', ({ seekTime }) => seek(seekTime ?? 0)],
  ];
  for (const [action, handler] of handlers) handle(action, handler);
  return () => {
    if (session.metadata !== metadata) return;
    session.metadata = null;
    for (const [action] of handlers) handle(action, null);
  };
}

export function updatePositionState({
  time,
  duration,
  speed,
}: {
  time: number;
  duration: number;
  speed: number;
}): void {
  if ('mediaSession' in navigator && duration > 0)
    navigator.mediaSession.setPositionState?.({ position: Math.min(time, duration), duration, playbackRate: speed });
}

/** Browsers throw on an action that they do not know. */
function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // Then the device has no such key either.
  }
}

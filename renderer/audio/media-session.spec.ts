import { createStore } from '../ui/store.js';
import { connectMediaSession } from './media-session.js';
import { nothingLoaded, type PlayableGuide, type PlayerStore } from './player-store.js';

const guide: PlayableGuide = {
  url: '/uploads/molo.mp3',
  durationSeconds: 27,
  slug: 'molo-audace',
  title: 'Molo Audace',
  image: { base: '/uploads/a', widths: [320, 640], width: 3000, height: 2000, color: '#888888', placeholder: '' },
};

class FakeSession {
  metadata: { init: MediaMetadataInit } | null = null;
  playbackState = 'none';
  positions: unknown[] = [];
  readonly handlers = new Map<string, MediaSessionActionHandler | null>();
  setPositionState = (position: unknown): void => void this.positions.push(position);
  setActionHandler(action: string, handler: MediaSessionActionHandler | null): void {
    if (action === 'stop') throw new TypeError('This browser does not know it');
    this.handlers.set(action, handler);
  }
  press(action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): void {
    this.handlers.get(action)?.({ action, ...details });
  }
}

let session: FakeSession;
let store: PlayerStore;
let done: string[];
let release: () => void;
beforeEach(() => {
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(readonly init: MediaMetadataInit) {}
    },
  });
  session = new FakeSession();
  store = createStore(nothingLoaded);
  store.set({ ...nothingLoaded(), guide, state: { phase: 'playing', time: 5, duration: 27, speed: 1.5 } });
  done = [];
  release = connectMediaSession({
    session: session as unknown as MediaSession,
    store,
    artist: 'Trieste ieri',
    album: 'Audioguide',
    player: {
      play: () => done.push('play'),
      pause: () => done.push('pause'),
      skip: (seconds) => done.push(`skip ${seconds}`),
      seek: (time) => done.push(`seek ${time}`),
      close: () => done.push('close'),
    },
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'MediaMetadata'));

describe('the device', () => {
  it('shows title, archive and cover of the loaded guide, and how far it is', () => {
    expect(session.metadata?.init).toEqual({
      title: 'Molo Audace',
      artist: 'Trieste ieri',
      album: 'Audioguide',
      artwork: [
        { src: '/uploads/a/320.jpg', sizes: '320x213', type: 'image/jpeg' },
        { src: '/uploads/a/640.jpg', sizes: '640x427', type: 'image/jpeg' },
      ],
    });
    expect([session.playbackState, session.positions]).toEqual([
      'playing',
      [{ position: 5, duration: 27, playbackRate: 1.5 }],
    ]);
    store.set({ ...store.get(), guide: { ...guide, url: '/uploads/faro.mp3', title: 'Faro', image: null } });
    expect(session.metadata?.init).toMatchObject({ title: 'Faro', artwork: [] });
  });

  it('gets no position before the length is known, and none beyond the end', () => {
    session.positions = [];
    store.set({ ...store.get(), state: { phase: 'paused', time: 3, duration: null, speed: 1 } });
    expect([session.playbackState, session.positions]).toEqual(['paused', []]);
    store.set({ ...store.get(), state: { phase: 'paused', time: 30, duration: 27, speed: 1 } });
    expect(session.positions).toEqual([{ position: 27, duration: 27, playbackRate: 1 }]);
  });

  it('plays, pauses, goes 10 seconds back and forward, or to a time', () => {
    session.press('play');
    session.press('pause');
    session.press('seekbackward');
    session.press('seekforward');
    session.press('seekforward', { seekOffset: 30 });
    session.press('seekto', { seekTime: 12 });
    expect(done).toEqual(['play', 'pause', 'skip -10', 'skip 10', 'skip 30', 'seek 12']);
  });

  it('shows nothing more when the guide is closed', () => {
    release();
    store.set(nothingLoaded());
    expect([session.metadata, session.playbackState]).toEqual([null, 'none']);
    expect([...session.handlers.values()].every((handler) => handler === null)).toBe(true);
  });
});

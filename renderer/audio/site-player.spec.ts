import { createStore } from '../ui/store.js';
import { nothingLoaded, type PlayableGuide, type PlayerStore } from './player-store.js';
import { createSitePlayer, type SitePlayer } from './site-player.js';

/** An audio element without a browser: it "plays" at once, and the test sends its other events. */
class FakeSound extends EventTarget {
  private address = '';
  get src(): string {
    return this.address;
  }
  set src(address: string) {
    this.address = address;
    this.paused = true;
    this.playbackRate = this.defaultPlaybackRate;
  }
  paused = true;
  ended = false;
  currentTime = 0;
  duration = NaN;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  refusal: Error | null = null;
  readonly ownerDocument = { addEventListener: () => undefined, querySelectorAll: () => [] };
  load = (): void => undefined;
  removeAttribute = (): void => void (this.address = '');
  play(): Promise<void> {
    if (this.refusal) return Promise.reject(this.refusal);
    this.paused = false;
    this.emit('playing');
    return Promise.resolve();
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.emit('pause');
  }
  emit(type: string): void {
    this.dispatchEvent(new Event(type));
  }
  at(seconds: number): void {
    this.currentTime = seconds;
    this.emit('timeupdate');
  }
}

const guide = (slug: string): PlayableGuide => ({
  url: `/uploads/${slug}.mp3`,
  durationSeconds: 90,
  slug,
  title: slug,
  image: null,
});
const [molo, faro] = [guide('molo-audace'), guide('faro')];

let store: PlayerStore;
let sounds: FakeSound[];
let player: SitePlayer;
beforeEach(() => {
  store = createStore(nothingLoaded);
  sounds = [];
  player = createSitePlayer(store, () => {
    sounds.push(new FakeSound());
    return sounds.at(-1) as unknown as HTMLAudioElement;
  });
});
const sound = (): FakeSound => sounds[0]!;
const phase = (): string => store.get().state.phase;

describe('the player of the site', () => {
  it('makes one audio element, when something is played first, and plays every guide with it', () => {
    player.pause();
    player.skip(10);
    expect(sounds).toHaveLength(0);
    player.playGuide(molo);
    expect([sound().src, phase(), store.get().guide]).toEqual([molo.url, 'playing', molo]);
    player.playGuide(faro);
    expect(sounds).toHaveLength(1);
    expect([sound().src, store.get().guide]).toEqual([faro.url, faro]);
  });

  it('goes on with a guide where it was left for another, and where it was closed', () => {
    player.playGuide(molo);
    sound().at(31);
    player.playGuide(faro);
    expect(store.get().state.time).toBe(0);
    player.playGuide(molo);
    expect([sound().currentTime, store.get().state.time]).toEqual([31, 31]);
    player.close();
    expect([store.get().guide, sound().src, sound().paused]).toEqual([null, '', true]);
    player.playGuide(molo);
    expect(store.get().state.time).toBe(31);
  });

  it('begins a guide that is not loaded where the visitor has put it, and does not play it yet', () => {
    player.playGuide(faro);
    player.beginAt(molo, 500);
    expect([store.get().guide, phase()]).toEqual([faro, 'playing']);
    player.playGuide(molo);
    expect(sound().currentTime).toBe(90);
  });

  it('keeps its speed for the next guide', () => {
    player.setSpeed(1.5);
    player.playGuide(molo);
    expect(sound().playbackRate).toBe(1.5);
    player.close();
    player.playGuide(faro);
    expect([sound().playbackRate, store.get().state.speed]).toEqual([1.5, 1.5]);
  });

  it('moves within the guide, never beyond its ends, and not while it is buffering', () => {
    player.playGuide(molo);
    sound().at(85);
    player.skip(10);
    expect(sound().currentTime).toBe(90);
    player.skip(-100);
    expect(sound().currentTime).toBe(0);
    sound().emit('waiting');
    player.seek(20);
    expect(sound().currentTime).toBe(0);
  });

  it('is at the beginning when a guide has ended, which stays loaded', () => {
    player.playGuide(molo);
    sound().at(89);
    sound().emit('ended');
    expect([phase(), store.get().state.time, store.get().guide]).toEqual(['idle', 0, molo]);
  });

  it('reports a sound that does not load, and tries again', async () => {
    player.playGuide(molo);
    sound().emit('error');
    expect(phase()).toBe('error');
    sound().refusal = new Error('no sound');
    player.play();
    await Promise.resolve();
    expect(phase()).toBe('error');
    sound().refusal = null;
    player.play();
    expect(phase()).toBe('playing');
  });

  it('takes no interruption for a failure, and nothing of a closed sound', async () => {
    player.playGuide(molo);
    sound().refusal = new DOMException('interrupted', 'AbortError');
    player.play();
    await Promise.resolve();
    expect(phase()).toBe('playing');
    player.close();
    sound().emit('error');
    expect(phase()).toBe('idle');
  });
});

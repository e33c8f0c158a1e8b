import { playerBar } from './player-bar-store.js';

/** Called when something is played: no page needs the bar before. Where it does not load, the sound plays all the same. */
export function loadPlayerBar(): void {
  import('./LoadedGuideBar.js').then(
    ({ LoadedGuideBar }) => playerBar.set(<LoadedGuideBar />),
    () => undefined,
  );
}

import { createStore } from '../../ui/store.js';
import type { Upload } from './upload.js';
import type { UploadQueue } from './upload-queue.js';

/** How often photos that are processed are asked for: no page but that of the uploads follows their events. */
const pollMs = 5_000;

const end = createStore(() => false);
/** Whether uploads have ended and nobody has closed what says so. For `useSyncExternalStore`. */
export const uploadsEnded = { subscribe: end.subscribe, get: end.get };
export const closeEnd = (): void => end.set(false);

/**
 * Browser only: follows uploads until the last photo is processed, on whatever page the viewer is.
 * @param onEnd called when nothing is sent or processed any more
 */
export function followToEnd({ uploads, check }: Pick<UploadQueue, 'uploads' | 'check'>, onEnd: () => void): void {
  let isUnderWay = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  uploads.subscribe(() => {
    const { total, waiting, inProcess } = uploads.summary();
    const wasUnderWay = isUnderWay;
    isUnderWay = waiting + inProcess > 0;
    if (waiting === 0 && inProcess > 0) timer ??= setInterval(() => void check(), pollMs);
    else {
      clearInterval(timer);
      timer = undefined;
    }
    if (isUnderWay) closeEnd();
    else if (wasUnderWay && total > 0) {
      end.set(true);
      onEnd();
    }
  });
}

/** What became of the files, in the order in which it is said. */
export const outcomes = ['draft', 'published', 'known', 'failed'] as const;
type Outcome = (typeof outcomes)[number];

/** The outcomes that there are, each with the number of its files. */
export function countOutcomes(uploads: readonly Pick<Upload, 'state'>[]): { outcome: Outcome; count: number }[] {
  return outcomes
    .map((outcome) => ({ outcome, count: uploads.filter(({ state }) => state === outcome).length }))
    .filter(({ count }) => count > 0);
}

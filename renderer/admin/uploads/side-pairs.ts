import { pairsOfSides } from './sides-of-files.js';
import { createStore } from '../../ui/store.js';
import type { Upload, UploadState } from './upload.js';
import type { UploadStore } from './upload-store.js';

/** Two files that are the front and the back of one object by their names: the keys of their uploads. */
export interface ProposedPair {
  front: number;
  back: number;
}

/** `waiting`: for the photos of both files. */
export interface AcceptedPair extends ProposedPair {
  state: 'waiting' | 'joining' | 'joined' | 'failed';
  /** An error code. */
  failure: string | null;
}

interface ShownPairs {
  proposed: readonly ProposedPair[];
  accepted: readonly AcceptedPair[];
}

interface JoinCalls {
  /** Makes a photo the back of another. */
  join(ids: { back: number; front: number }): Promise<unknown>;
  codeOf(error: unknown): string;
}

/** A file in one of these states makes no new photo, or has been decided on. */
const withoutPhoto: readonly UploadState[] = ['failed', 'duplicate', 'known', 'removed', 'back'];

/**
 * The fronts and backs among the chosen files. They are proposed, and joined only where somebody accepts that: each pair as soon
 * as both of its photos are in the archive, one after the other.
 */
export class SidePairs {
  private readonly shown = createStore<ShownPairs>(() => ({ proposed: [], accepted: [] }));
  /** The keys of files that somebody has decided on. */
  private readonly decided = new Set<number>();
  /** The files among which pairs were looked for last. */
  private searched = '';
  private joining: Promise<void> = Promise.resolve();

  readonly get = this.shown.get;
  readonly subscribe = this.shown.subscribe;

  constructor(
    private readonly uploads: UploadStore,
    private readonly calls: JoinCalls,
  ) {
    uploads.subscribe(() => {
      this.propose();
      this.work();
    });
  }

  accept(): void {
    const { proposed, accepted } = this.get();
    const added = proposed.map((pair): AcceptedPair => ({ ...pair, state: 'waiting', failure: null }));
    this.decide({ proposed: [], accepted: [...accepted, ...added] });
    this.work();
  }

  /** The files stay photos of their own. */
  decline(): void {
    this.decide({ ...this.get(), proposed: [] });
  }

  retry(): void {
    for (const pair of this.get().accepted)
      if (pair.state === 'failed') this.update(pair, { state: 'waiting', failure: null });
    this.work();
  }

  private decide(next: ShownPairs): void {
    for (const { front, back } of this.get().proposed) {
      this.decided.add(front);
      this.decided.add(back);
    }
    this.shown.set(next);
  }

  private propose(): void {
    const open = this.uploads.all().filter(({ key, state }) => !this.decided.has(key) && !withoutPhoto.includes(state));
    const searched = open.map(({ key }) => key).join();
    if (searched === this.searched) return;
    this.searched = searched;
    const pairs = pairsOfSides(open.map(({ name }) => name));
    const proposed = pairs.map(({ front, back }) => ({ front: open[front]!.key, back: open[back]!.key }));
    if (proposed.length + this.get().proposed.length > 0) this.shown.set({ ...this.get(), proposed });
  }

  private work(): void {
    for (const pair of this.get().accepted) {
      const [front, back] = [this.uploads.find(pair.front), this.uploads.find(pair.back)];
      if (pair.state !== 'joining' && (!front || !back)) this.forget(pair);
      else if (pair.state === 'waiting' && front?.photo && back?.photo) {
        const ids = { front: front.photo.id, back: back.photo.id };
        this.update(pair, { state: 'joining' });
        this.joining = this.joining.then(() => this.join(pair, ids));
      }
    }
  }

  private async join(pair: AcceptedPair, ids: { back: number; front: number }): Promise<void> {
    try {
      await this.calls.join(ids);
      this.update(pair, { state: 'joined' });
      const back: Upload | undefined = this.uploads.find(pair.back);
      // One that is being processed becomes it afterwards, as the server says.
      if (back?.state === 'draft' || back?.state === 'published') this.uploads.update(pair.back, { state: 'back' });
    } catch (error) {
      this.update(pair, { state: 'failed', failure: this.calls.codeOf(error) });
    }
  }

  private forget(pair: AcceptedPair): void {
    const { accepted, proposed } = this.get();
    this.shown.set({ proposed, accepted: accepted.filter(({ back }) => back !== pair.back) });
  }

  private update(pair: AcceptedPair, change: Partial<AcceptedPair>): void {
    const { accepted, proposed } = this.get();
    this.shown.set({
      proposed,
      accepted: accepted.map((each) => (each.back === pair.back ? { ...each, ...change } : each)),
    });
  }
}

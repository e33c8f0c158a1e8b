import type { Readable } from 'node:stream';
import { soundEnding } from './file-endings.js';

/** A picture, or a sound, that lies beside a table. */
export interface Picture {
  /** Its path in the folder or the zip, with slashes. */
  path: string;
  open(): Promise<Readable>;
  /** Its size in bytes, where that is known without reading it. */
  findBytes?(): Promise<number>;
}

/** Enough for an average. */
const weighedFiles = 50;

export type FoundPicture = Picture | 'missing' | 'ambiguous';

/** Finds pictures and sounds by what a table says of them. Capital letters and the Unicode form do not matter. */
export class PictureSource {
  private readonly pictures: readonly Picture[];
  private readonly ofPictures: FileIndex;
  private readonly ofSounds: FileIndex;
  private readonly used = new Set<string>();

  constructor(private readonly files: readonly Picture[]) {
    const isSound = ({ path }: Picture): boolean => soundEnding.test(path);
    this.pictures = files.filter((file) => !isSound(file));
    this.ofPictures = new FileIndex(this.pictures);
    this.ofSounds = new FileIndex(files.filter(isSound));
  }

  /** How many pictures there are. */
  get size(): number {
    return this.pictures.length;
  }

  /** How many bytes a file has on average, of some that lie apart; null where that is not known. */
  async averageBytes(): Promise<number | null> {
    const some = this.files.filter((_, place) => place % Math.ceil(this.files.length / weighedFiles) === 0);
    let bytes = 0;
    for (const file of some) {
      if (!file.findBytes) return null;
      bytes += await file.findBytes();
    }
    return some.length > 0 ? bytes / some.length : null;
  }

  find(written: string): FoundPicture {
    return this.ofPictures.find(written);
  }

  findSound(written: string): FoundPicture {
    return this.ofSounds.find(written);
  }

  /** The picture belongs to a record: it is not among the unused ones. */
  markUsed({ path }: Picture): void {
    this.used.add(path);
  }

  /** The paths of the pictures that no row has named. */
  unused(): string[] {
    return this.pictures.map(({ path }) => path).filter((path) => !this.used.has(path));
  }
}

/** Files by their path, their name, and their name without its ending. */
class FileIndex {
  private readonly byPath = new Map<string, Picture | 'ambiguous'>();
  private readonly byName = new Map<string, Picture | 'ambiguous'>();
  private readonly byStem = new Map<string, Picture | 'ambiguous'>();

  constructor(files: readonly Picture[]) {
    for (const file of files) {
      const path = folded(file.path);
      add(this.byPath, path, file);
      add(this.byName, nameOf(path), file);
      add(this.byStem, stemOf(path), file);
    }
  }

  /**
   * @param written a path, also of another computer, the name of a file, or such a name without its ending. The more it says, the
   *   more of it must be right: a folder that is named and not here does not lead to a file of the same name elsewhere, unless
   *   that is the only one of this name.
   */
  find(written: string): FoundPicture {
    const path = folded(written.replaceAll('\\', '/').replace(/^(?:[a-z]:)?[./]*\//i, ''));
    for (let rest = path; ; rest = rest.slice(rest.indexOf('/') + 1)) {
      const found = this.byPath.get(rest);
      if (found) return found;
      if (!rest.includes('/')) break;
    }
    return this.byName.get(nameOf(path)) ?? this.byStem.get(nameOf(path)) ?? 'missing';
  }
}

const folded = (path: string): string => path.normalize('NFC').toLowerCase();
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (path: string): string => nameOf(path).replace(/\.[^.]*$/, '');

function add(index: Map<string, Picture | 'ambiguous'>, key: string, picture: Picture): void {
  index.set(key, index.has(key) ? 'ambiguous' : picture);
}

import type { Readable } from 'node:stream';

/** A picture that lies beside a table. */
export interface Picture {
  /** Its path in the folder or the zip, with slashes. */
  path: string;
  open(): Promise<Readable>;
}

export type FoundPicture = Picture | 'missing' | 'ambiguous';

/** Finds pictures by what a table says of them. Capital letters and the Unicode form do not matter. */
export class PictureSource {
  private readonly byPath = new Map<string, Picture | 'ambiguous'>();
  private readonly byName = new Map<string, Picture | 'ambiguous'>();
  private readonly byStem = new Map<string, Picture | 'ambiguous'>();
  private readonly used = new Set<string>();

  constructor(private readonly pictures: readonly Picture[]) {
    for (const picture of pictures) {
      const path = folded(picture.path);
      add(this.byPath, path, picture);
      add(this.byName, nameOf(path), picture);
      add(this.byStem, stemOf(path), picture);
    }
  }

  get size(): number {
    return this.pictures.length;
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

  /** The picture belongs to a record: it is not among the unused ones. */
  markUsed({ path }: Picture): void {
    this.used.add(path);
  }

  /** The paths of the pictures that no row has named. */
  unused(): string[] {
    return this.pictures.map(({ path }) => path).filter((path) => !this.used.has(path));
  }
}

const folded = (path: string): string => path.normalize('NFC').toLowerCase();
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (path: string): string => nameOf(path).replace(/\.[^.]*$/, '');

function add(index: Map<string, Picture | 'ambiguous'>, key: string, picture: Picture): void {
  index.set(key, index.has(key) ? 'ambiguous' : picture);
}

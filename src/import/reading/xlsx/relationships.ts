import { posix } from 'node:path';
import { workbookLimits } from './limits.js';
import type { OpenPackage } from './open-package.js';
import { allXmlItems, type XmlReader } from './xml-items.js';

/** From a part to another one, as `worksheet` or `sharedStrings`. */
export interface Relationship {
  id: string;
  /** The last word of its type: the rest differs between the transitional and the strict format. */
  type: string;
  part: string;
}

/** The parts that a part names, '' is the package itself. @throws as `allXmlItems` */
export async function relationshipsOf(source: OpenPackage, part: string): Promise<Relationship[]> {
  const { dir, base } = posix.parse(part);
  const name = posix.join(dir, '_rels', `${base}.rels`);
  if (!source.has(name)) return [];
  return allXmlItems(source.read(name, workbookLimits.smallPartBytes), new RelationshipReader(dir));
}

class RelationshipReader implements XmlReader<Relationship> {
  items: Relationship[] = [];

  constructor(private readonly folder: string) {}

  open(name: string, { Id, Type, Target, TargetMode }: Record<string, string>): void {
    if (name !== 'Relationship' || !Id || !Type || !Target || TargetMode === 'External') return;
    this.items.push({ id: Id, type: posix.basename(Type), part: this.partOf(Target) });
  }

  /** An absolute path begins at the package, another one at the folder of the part. */
  private partOf(target: string): string {
    return target.startsWith('/') ? posix.normalize(target).slice(1) : posix.join(this.folder, target);
  }
}

import type { Tag } from '../../contract/tag.js';

export class TagDto implements Tag {
  id: number;
  slug: string;
  name: string;
  nameEn: string | null;
  nameDe: string | null;
}

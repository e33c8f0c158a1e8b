import type { LocalizedOrNull } from './localized.js';

export interface Tag extends LocalizedOrNull<'name'> {
  id: number;
  slug: string;
  name: string;
}

import type { Tag } from '../../contract/tag.js';
import type { TagRow } from './tag.row.js';

export const presentTag = ({ id, slug, name, nameEn, nameDe }: TagRow): Tag => ({ id, slug, name, nameEn, nameDe });

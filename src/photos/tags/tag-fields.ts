import type { TagFields } from '../../history/recorded-parts.js';

/** What is stored of a tag, without its id. */
export const tagFields = ({ slug, name, nameEn, nameDe }: TagFields): TagFields => ({ slug, name, nameEn, nameDe });

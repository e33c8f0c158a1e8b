import { pickLocalized } from '../../contract/localized.js';
import type { TagFields } from '../../history/recorded-parts.js';

/** What is stored of a tag, without its id. */
export const tagFields = (tag: TagFields): TagFields => ({ slug: tag.slug, ...pickLocalized(tag, 'name') });

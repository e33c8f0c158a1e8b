import { Injectable } from '@nestjs/common';
import { anonymous } from '../contract/access.js';
import { defaultLanguage, type Language } from '../contract/languages.js';
import { limits } from '../contract/limits.js';
import { localized } from '../contract/localized.js';
import type { DecadeCount } from '../contract/photo.js';
import type { SearchSuggestions, SuggestedEntity, SuggestedPhoto, SuggestionsQuery } from '../contract/search.js';
import { byImportance } from './by-importance.js';
import { DocumentSources } from './document-sources.js';
import { inOrder } from './in-order.js';
import type { DocumentKind } from './search-document.js';
import { SearchEngine } from './search-engine.js';
import { hasWords } from './search-text.js';
import { presentSuggestedEntity, presentSuggestedPhoto } from './suggestion.presenter.js';
import { typedDecades } from './typed-decades.js';

const { max, ...maxOf } = limits.suggestions;

/** Of the best matches, so many are sorted by their importance. */
const consideredMax = 100;

/** What somebody who is still typing may be looking for. One search for each kind, without facets. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly engine: SearchEngine,
    private readonly sources: DocumentSources,
  ) {}

  /** Nothing where the text has no word. */
  async suggest({ q = '', language = defaultLanguage }: SuggestionsQuery): Promise<SearchSuggestions> {
    if (!hasWords(q)) return { entities: [], photos: [], decades: [] };
    const [entities, photos, decades] = await Promise.all([
      this.entities(q, language),
      this.photos(q, language),
      this.decades(q),
    ]);
    return { entities, photos: photos.slice(0, max - entities.length - decades.length), decades };
  }

  private async entities(text: string, language: Language): Promise<SuggestedEntity[]> {
    const ids = await this.findIds('entity', text, { language, limit: consideredMax });
    const named = ids.length > 0 ? await this.sources.get('entity').findNames(ids) : [];
    return byImportance(inOrder(ids, named), text, ({ otherNames, photos, ...entity }) => ({
      name: localized(entity, 'name', language),
      otherNames,
      photos,
    }))
      .slice(0, maxOf.entities)
      .map((entity) => presentSuggestedEntity(entity, { text, language }));
  }

  private async photos(text: string, language: Language): Promise<SuggestedPhoto[]> {
    const ids = await this.findIds('photo', text, { language, limit: maxOf.photos });
    const photos = ids.length > 0 ? await this.sources.get('photo').findPhotos(ids, anonymous) : [];
    return inOrder(ids, photos).map((photo) => presentSuggestedPhoto(photo, { text, language }));
  }

  /** Of an open century those with the most photos. */
  private async decades(text: string): Promise<DecadeCount[]> {
    const typed = typedDecades(text);
    if (typed.length === 0) return [];
    const counts = await this.sources.get('photo').countByDecade();
    return counts
      .filter(({ decade }) => typed.includes(decade))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, maxOf.decades);
  }

  private async findIds(
    kind: DocumentKind,
    text: string,
    { language, limit }: { language: Language; limit: number },
  ): Promise<number[]> {
    return (await this.engine.find({ kind, text, language, limit, offset: 0 })).ids;
  }
}

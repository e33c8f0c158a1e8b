import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SearchAlternatives } from '../contract/search.js';
import { DocumentSources } from './document-sources.js';
import { KnownWords } from './postgres/known-words.js';
import type { SearchDocument } from './search-document.js';
import { type Search, SearchEngine } from './search-engine.js';
import { readSearchText } from './search-text.js';
import { searchWords } from './search-words.js';

const attemptsMax = 3;

/** Finds the spelling that a visitor may have meant by a text that finds nothing. */
@Injectable()
export class OtherSpelling {
  constructor(
    private readonly dataSource: DataSource,
    private readonly engine: SearchEngine,
    private readonly sources: DocumentSources,
    private readonly words: KnownWords,
  ) {}

  /** The text with known words in place of unknown ones, written as a record has them; null where none of them finds any. */
  async find(search: Search): Promise<SearchAlternatives['spelling']> {
    const { text = '' } = search;
    const nearest = await this.words.findNearest(readSearchText(text).words.map(({ plain }) => plain));
    const attempts = Math.min(attemptsMax, Math.max(0, ...[...nearest.values()].map(({ length }) => length)));
    for (let n = 0; n < attempts; n += 1) {
      const replacements = new Map([...nearest].map(([typed, words]) => [typed, words[n] ?? words[0] ?? typed]));
      const { ids, total } = await this.engine.find({
        ...search,
        text: replaceWords(text, replacements),
        limit: 1,
        offset: 0,
        facets: [],
      });
      const [id] = ids;
      if (id !== undefined) return { text: await this.asWritten(text, replacements, id), count: total };
    }
    return null;
  }

  /** With accents, umlauts and endings: the index knows plain words and stems. */
  private async asWritten(text: string, replacements: Map<string, string>, id: number): Promise<string> {
    const [document] = await this.sources.get('photo').findDocuments([id], this.dataSource.manager);
    const written = document ? wordsOf(document) : [];
    const spelling = (word: string): string => {
      const same = written.find(({ plain }) => plain === word) ?? written.find(({ plain }) => plain.startsWith(word));
      return same?.typed ?? word;
    };
    return replaceWords(text, new Map([...replacements].map(([typed, word]) => [typed, spelling(word)])));
  }
}

const wordsOf = ({ titles, descriptions, keywords, names, aliases }: SearchDocument) =>
  [...Object.values(titles), ...Object.values(keywords).flat(), ...names, ...aliases, ...Object.values(descriptions)]
    .filter((text) => text !== null)
    .flatMap(searchWords);

/** All else in the text stays, quotation marks too. */
const replaceWords = (text: string, replacements: Map<string, string>): string =>
  text.replace(/[\p{L}\p{N}\p{M}]+/gu, (typed) => replacements.get(searchWords(typed)[0]?.plain ?? '') ?? typed);

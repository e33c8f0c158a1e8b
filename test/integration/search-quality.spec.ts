import type { DemoPhoto } from '../support/demo-archive.js';
import { demoDocuments } from '../support/demo-documents.js';
import { searchWords } from '../../src/search/search-words.js';
import { type EngineName, engineNames, type SearchEngines, startEngines } from '../support/search-engines.js';
import { judgedQueries, type JudgedQuery } from './fixtures/judged-queries.js';

const goal = 0.98;
const depth = 10;

let engines: SearchEngines;
let photos: DemoPhoto[];
beforeAll(async () => {
  const demo = await demoDocuments();
  photos = demo.photos;
  engines = await startEngines(demo.documents);
});
afterAll(() => engines.stop());

interface Judged {
  /** The share of relevant photos among the first ten, or among those found where they are fewer; 0 where there is none. */
  precision: number;
  /** What is irrelevant, for the message of a failure. */
  wrong: string[];
}

async function judge(name: EngineName, { text, language, isRelevant }: JudgedQuery): Promise<Judged> {
  const { ids } = await engines.find(name, { text, language, limit: depth });
  const found = photos.filter(({ id }) => ids.includes(id));
  const irrelevant = found.filter((photo) => !isRelevant(photo, language));
  return {
    precision: found.length === 0 ? 0 : 1 - irrelevant.length / found.length,
    wrong: found.length === 0 ? [`${text}: nothing`] : irrelevant.map(({ title }) => `${text}: ${title}`),
  };
}

it.each(engineNames)('of the first ten photographs that %s finds in the demo, 98 of 100 are relevant', async (name) => {
  const judged: Judged[] = [];
  for (const query of judgedQueries) judged.push(await judge(name, query));
  const mean = judged.reduce((sum, { precision }) => sum + precision, 0) / judged.length;
  expect(mean < goal ? judged.flatMap(({ wrong }) => wrong) : []).toEqual([]);
});

const wordsOf = (title: string | null): string =>
  ` ${searchWords(title ?? '')
    .map(({ plain }) => plain)
    .join(' ')} `;

/** 2: its title has the text as it is; 1: all of its words; 0: not all. */
function nearnessOf({ title, titleEn, titleDe }: DemoPhoto, text: string): number {
  const titles = [title, titleEn, titleDe].map((each) => wordsOf(each ?? null));
  if (titles.some((words) => words.includes(wordsOf(text)))) return 2;
  const typed = searchWords(text).map(({ plain }) => ` ${plain} `);
  return titles.some((words) => typed.every((word) => words.includes(word))) ? 1 : 0;
}

describe.each(engineNames)('the photographs that %s finds', (name) => {
  it.each(['molo audace', 'canal grande', 'piazza grande', 'ponte rosso', 'san giusto', 'porto vecchio'])(
    'begin with those that have it in their titles: %s',
    async (text) => {
      const { ids } = await engines.find(name, { text, language: 'it', limit: 100 });
      const nearness = ids.map((id) =>
        nearnessOf(
          photos.find((photo) => photo.id === id)!,
          text,
        ),
      );
      expect(nearness).toEqual(nearness.toSorted((one, other) => other - one));
    },
  );

  it.each(['molo', 'piazza', 'castello', 'tram'])(
    'begin with those that have the word in their titles: %s',
    async (text) => {
      const { ids } = await engines.find(name, { text, language: 'it', limit: 100 });
      const nearness = ids.map((id) =>
        nearnessOf(
          photos.find((photo) => photo.id === id)!,
          text,
        ),
      );
      expect(nearness).toEqual(nearness.toSorted((one, other) => other - one));
    },
  );
});

import type { SearchDocument } from '../../src/search/search-document.js';
import { ownSeriesKey } from '../../src/search/series-key.js';
import { anEntityDocument, aPhotoDocument } from './search-documents.js';

/** Older than the other documents. */
const olderBy = (days: number): Date => new Date(Date.UTC(2025, 11, 31) - days * 86_400_000);

/** What both engines must find; each is a day newer than the one before. */
export const searchedDocuments: SearchDocument[] = [
  aPhotoDocument({
    id: 1,
    title: { it: 'Tram in Piazza Goldoni', en: 'Trams in Piazza Goldoni', de: 'Straßenbahnen auf der Piazza Goldoni' },
    description: { it: 'Una carrozza elettrica davanti ai portici.', en: 'An electric car.', de: 'Ein Wagen.' },
    year: 1908,
    tagIds: [1, 2],
    fondsIds: [30, 31],
    entityIds: [10],
    entityTypeCodes: ['square'],
    licence: 'CC0 1.0',
  }),
  aPhotoDocument({
    id: 2,
    title: { it: 'Alluvione in città vecchia', en: 'Flood in the old town', de: 'Hochwasser in der Altstadt' },
    description: { it: 'La perpetuità delle stazioni allagate.', en: 'Universities closed.', de: 'Die Brücke war zu.' },
    tagIds: [2],
    fondsIds: [30],
  }),
  aPhotoDocument({
    id: 3,
    title: { it: 'Bottega di ottico', de: 'Das Geschäft von Müller' },
    year: 1912,
    tagIds: [3],
    entityTypeCodes: ['building'],
  }),
  aPhotoDocument({
    id: 4,
    title: { it: 'Ritratto di Mueller', en: 'A war memorial' },
    yearStart: 1905,
    yearEnd: 1912,
    licence: 'CC BY 4.0',
  }),
  aPhotoDocument({
    id: 5,
    title: 'La festa',
    keywords: { it: ['bagni di mare', 'Piazza Unità d’Italia'], en: ['sea bathing'], de: ['Seebäder'] },
    names: ['Opčine', 'fotografo Wulz'],
    aliases: ['Piazza Grande', 'Großer Platz'],
    year: 1921,
    tagIds: [1, 2, 3],
    entityIds: [20],
    entityTypeCodes: ['square'],
    licence: 'CC BY 4.0',
  }),
  aPhotoDocument({ id: 6, title: 'Viale dell’Acquedotto', year: 1930, entityIds: [40], entityTypeCodes: ['street'] }),
  aPhotoDocument({
    id: 7,
    title: 'L’orologio della torre',
    description: 'La torre dell’orologio, di notte',
    year: 1885,
    yearStart: 1880,
    yearEnd: 1889,
  }),
  aPhotoDocument({
    id: 8,
    title: 'Panorama dal colle',
    keywords: { it: ['Trieste'], en: ['Trieste'], de: ['Triest'] },
    aliases: ['Trst', 'Tergeste'],
    year: 1850,
    entityIds: [30],
  }),
  aPhotoDocument({
    id: 9,
    title: { it: 'Velieri nel porto', en: 'Sailing ships in the harbour', de: 'Segelschiffe im Hafen' },
    description: '<p>Il <strong>porto</strong>&nbsp;vecchio: una torre e un grande orologio.</p>',
    year: 1891,
    yearStart: 1890,
    tagIds: [3],
  }),
  aPhotoDocument({ id: 10, title: 'Corso 1912, numero 17', description: 'Il tram numero 1', year: 1955, tagIds: [1] }),
  // Words of four letters that differ by one.
  aPhotoDocument({ id: 11, title: 'Il faro' }),
  aPhotoDocument({ id: 12, title: 'Pane raro' }),
  aPhotoDocument({ id: 13, title: 'Quattro navi e due fari' }),
  aPhotoDocument({ id: 14, title: { it: 'La neve', en: 'Fresh snow, far away' } }),
  // Series: of four photos, of two that differ by spelling, and photos that are alone.
  ...['Il pontile', 'Il pontile (2)', 'Il pontile - III', 'Il pontile, 1931'].map((title, n) =>
    aPhotoDocument({ id: 101 + n, title, createdAt: olderBy(n), tagIds: n % 2 ? [7] : [], year: 1931 }),
  ),
  ...['Lanterna: il PONTILE', 'Lanterna, il pontìle n. 2'].map((title, n) =>
    aPhotoDocument({ id: 111 + n, title, createdAt: olderBy(10 + n), tagIds: [7] }),
  ),
  ...['Un pontile 1', 'Un pontile 2'].map((title, n) =>
    aPhotoDocument({ id: 121 + n, title, createdAt: olderBy(20 + n) }),
  ),
  ...[131, 132].map((id) =>
    aPhotoDocument({
      id,
      title: 'Fotografia',
      description: 'Forse un pontile',
      series: ownSeriesKey(id),
      createdAt: olderBy(id),
    }),
  ),
  anEntityDocument({
    id: 20,
    title: { it: 'Piazza Unità d’Italia', en: 'Unity Square', de: 'Platz der Einheit' },
    aliases: ['Piazza Grande', 'Großer Platz'],
    entityTypeCodes: ['square'],
  }),
  anEntityDocument({ id: 30, title: 'Trieste', aliases: ['Trst', 'Triest', 'Tergeste'], entityTypeCodes: ['city'] }),
  anEntityDocument({ id: 40, title: 'Viale XX Settembre', names: ['Acquedotto'], entityTypeCodes: ['street'] }),
  anEntityDocument({ id: 50, title: 'Fontana', description: 'Sulla piazza grande.', entityTypeCodes: ['monument'] }),
];
/** The ids of the photos in the order of a search without a text: the newest first. */
export const searchedPhotoIds = [
  14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 101, 102, 103, 104, 111, 112, 121, 122, 131, 132,
];

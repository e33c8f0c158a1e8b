import { noText } from '../../src/contract/localized.js';
import type { CardSource } from './card-entity.js';
import { audioUrlOf, formerName } from './entity-texts.js';

const aCard = (fields: Partial<CardSource>): CardSource => ({
  id: 1,
  slug: 'molo-audace',
  ...noText('name'),
  ...noText('excerpt'),
  ...noText('storyStart'),
  ...noText('audioUrl'),
  name: 'Molo Audace',
  historicalName: null,
  entityTypeCode: 'landmark',
  photo_count: 0,
  coverPhoto: null,
  coverImage: null,
  imageUrl: null,
  coverPhotoPosition: 50,
  stillExists: true,
  ...fields,
});

describe('the former name of a place', () => {
  it('is shown where it differs from the present name', () => {
    expect(formerName(aCard({ historicalName: 'Molo San Carlo' }), 'it')).toBe('Molo San Carlo');
  });

  it.each([
    ['it is missing', { historicalName: null }],
    ['it is blank', { historicalName: ' ' }],
    ['it is today’s name', { historicalName: 'molo audace' }],
    ['it is today’s name in the visitor’s language', { nameEn: 'Audace Pier', historicalName: 'Audace Pier' }],
  ])('is not shown where %s', (_case, fields) => {
    expect(formerName(aCard(fields), 'en')).toBeNull();
  });
});

describe('the audio guide of an entity', () => {
  it('is the one of the page’s language or none: it never falls back', () => {
    const card = aCard({ audioUrl: '/uploads/molo.mp3', audioUrlEn: ' ' });
    expect(audioUrlOf(card, 'it')).toBe('/uploads/molo.mp3');
    expect(audioUrlOf(card, 'en')).toBeNull();
    expect(audioUrlOf(card, 'de')).toBeNull();
  });
});

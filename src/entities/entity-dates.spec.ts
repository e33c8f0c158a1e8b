import type { EntityMetadata } from '../contract/entity.js';
import { datesOfEntity, withCompleteDates, writtenDaysOfEntity } from './entity-dates.js';

type Dated = Parameters<typeof datesOfEntity>[0];
const unknown = { constructionYear: null, constructionText: null, birthDate: null, deathDate: null } as Dated;
const complete = (patch: Partial<EntityMetadata>, present: Partial<EntityMetadata> = {}) =>
  withCompleteDates(patch, { ...unknown, ...present } as EntityMetadata);
const datesOf = (stated: Partial<Dated>) => datesOfEntity({ ...unknown, ...stated });
const nothing = { construction: null, alteration: null, demolition: null, birth: null, death: null };

describe('the dates of a record card', () => {
  it('are read from its texts, in any language', () => {
    expect(
      datesOf({
        constructionText: '1901–1905',
        alterationText: 'anni Trenta',
        demolitionText: 'nach 1945',
        birthDate: '12 giugno 1832',
        deathDate: '1905 ca.',
      }),
    ).toEqual({
      construction: { edtf: '1901/1905', earliest: '1901-01-01', latest: '1905-12-31' },
      alteration: { edtf: '193X', earliest: '1930-01-01', latest: '1939-12-31' },
      demolition: { edtf: '[1946..]', earliest: '1946-01-01', latest: null },
      birth: { edtf: '1832-06-12', earliest: '1832-06-12', latest: '1832-06-12' },
      death: { edtf: '1905~', earliest: '1905-01-01', latest: '1905-12-31' },
    });
  });

  it('reach back before the year 0', () => {
    expect(datesOf({ constructionText: 'I secolo a.C.' }).construction).toEqual({
      edtf: '-0099/0000',
      earliest: '-000099-01-01',
      latest: '0000-12-31',
    });
  });

  it('are null where nothing is said, or nothing is understood of it', () => {
    expect(datesOf({})).toEqual(nothing);
    expect(datesOf({ constructionText: 'sistemazione attuale, restauro' })).toEqual(nothing);
  });

  it('have the year of construction, which a text that speaks of it makes more exact', () => {
    const constructionOf = (stated: Partial<Dated>) => datesOf(stated).construction?.edtf;
    expect(constructionOf({ constructionYear: 1905 })).toBe('1905');
    expect(constructionOf({ constructionYear: 1905, constructionText: '1901–1905' })).toBe('1901/1905');
    expect(constructionOf({ constructionYear: 1905, constructionText: '3 maggio 1905' })).toBe('1905-05-03');
    expect(constructionOf({ constructionYear: 1905, constructionText: 'restauro 1975' })).toBe('1905');
    expect(constructionOf({ constructionYear: 1905, constructionText: '1975' })).toBe('1905');
  });

  it('have the days that an archivist has given, whatever the words say', () => {
    const constructionOf = (stated: Partial<Dated>) => datesOf(stated).construction;
    expect(constructionOf({ constructionText: 'fine XIX sec.', constructionEarliest: '1893-01-01' })).toEqual({
      edtf: '1890/1899',
      earliest: '1893-01-01',
      latest: '1899-12-31',
    });
    expect(
      constructionOf({
        constructionText: 'sotto Maria Teresa',
        constructionEarliest: '1740-10-20',
        constructionLatest: '1780-11-29',
      }),
    ).toEqual({ edtf: '[1740-10-20..1780-11-29]', earliest: '1740-10-20', latest: '1780-11-29' });
    expect(constructionOf({ constructionYear: 1905, constructionLatest: '1903-12-31' })).toEqual({
      edtf: '[..1903]',
      earliest: null,
      latest: '1903-12-31',
    });
  });
});

describe('a change of the dates of a record card', () => {
  it('may give a year or a month, and has its first or last day', () => {
    expect(writtenDaysOfEntity({ birthEarliest: '1832', birthLatest: '1832-02', deathLatest: null })).toEqual({
      birthEarliest: '1832-01-01',
      birthLatest: '1832-02-29',
    });
  });

  it('is refused where the last day comes before the first one', () => {
    expect(() => complete({ deathLatest: '1904-12-31' }, { deathEarliest: '1905-01-01' })).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });

  it('takes the mark of verification from a date that is another one now, and from no other', () => {
    const verified = {
      constructionText: '1901',
      constructionVerified: true,
      constructionVerifiedBy: 'A. Rossi',
      birthVerified: true,
    };
    expect(complete({ constructionText: '1902' }, verified)).toEqual({
      constructionText: '1902',
      constructionVerified: false,
      constructionVerifiedBy: null,
    });
    expect(complete({ constructionText: '1901', architect: 'R. Berlam' }, verified)).toEqual({
      constructionText: '1901',
      architect: 'R. Berlam',
    });
    expect(complete({ constructionText: '1902', constructionVerified: true }, verified)).toEqual({
      constructionText: '1902',
      constructionVerified: true,
    });
  });
});

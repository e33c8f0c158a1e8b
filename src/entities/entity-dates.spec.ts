import { datesOfEntity } from './entity-dates.js';

type Dated = Parameters<typeof datesOfEntity>[0];
const unknown = { constructionYear: null, constructionText: null, birthDate: null, deathDate: null } as Dated;
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
});

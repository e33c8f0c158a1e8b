import type { Photo } from '../../contract/photo.js';
import { copiedPhoto } from './copied-records.js';

/** The years by which a copy finds a photo. */
const yearsOf = (date: Partial<Photo>): string[] => {
  const photo = { slug: 'molo', title: 'Molo', image: null, tags: [], entities: [], year: null, yearEstimated: false };
  const undated = { yearStart: null, yearEnd: null, edtf: null, earliest: null, latest: null };
  const { texts } = copiedPhoto({ ...photo, ...undated, ...date } as unknown as Photo);
  return [...texts.elsewhere].filter((sign) => sign.startsWith('@'));
};
const span = { yearStart: 1910, yearEnd: 1913, earliest: '1910-01-01', latest: '1913-12-31' };

describe('a copy of the site finds a photo', () => {
  it('in its year, or in each year of its span', () => {
    expect(yearsOf({ year: 1910 })).toEqual(['@1910']);
    expect(yearsOf({ ...span, edtf: '1910/1913' })).toEqual(['@1910', '@1911', '@1912', '@1913']);
    expect(yearsOf({})).toEqual([]);
  });

  it('in the years of a set, and not between them', () => {
    expect(yearsOf({ ...span, edtf: '{1910,1913}' })).toEqual(['@1910', '@1913']);
    expect(yearsOf({ ...span, edtf: '[1910..1911,1913-02]', latest: '1913-02-28' })).toEqual([
      '@1910',
      '@1911',
      '@1913',
    ]);
  });

  it('in every year of the span that is given beside a set', () => {
    expect(yearsOf({ ...span, yearStart: 1909, edtf: '{1910,1913}', earliest: '1909-01-01' })).toHaveLength(5);
  });
});

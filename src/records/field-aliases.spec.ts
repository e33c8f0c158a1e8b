import { resolveFieldAliases } from './field-aliases.js';

describe('field names', () => {
  it('of other programs are resolved', () => {
    expect(
      resolveFieldAliases({ latitudine: '45,6', lon: '13.7', year_min: '1900', year_max: '1901', title: 'Molo' }),
    ).toEqual({
      lat: '45,6',
      lng: '13.7',
      yearStart: '1900',
      yearEnd: '1901',
      title: 'Molo',
    });
  });

  it('win over their aliases when both are present', () => {
    expect(resolveFieldAliases({ lat: '1', latitude: '2' })).toEqual({ lat: '1' });
  });
});

import { aliasesOf, typedAliases, withEmptyAlias } from './alias-list.js';

describe('the other names of an entity, as they are typed', () => {
  const grande = { name: 'Piazza Grande', yearStart: null, yearEnd: 1919 };

  it('are sent as they were stored', () => {
    expect(aliasesOf(typedAliases([grande]))).toEqual([grande]);
  });

  it('keep what is no year, for the API to refuse', () => {
    const [typed] = withEmptyAlias([]);
    expect(aliasesOf([{ ...typed!, name: ' Trst ', yearStart: 'ieri' }])).toEqual([
      { name: 'Trst', yearStart: 'ieri', yearEnd: null },
    ]);
  });

  it('have keys of their own, also after one was removed', () => {
    const [, second] = withEmptyAlias(withEmptyAlias([]));
    expect(withEmptyAlias([second!]).map(({ key }) => key)).toEqual([1, 2]);
  });
});

import { keyOf, NamedRecords, pendingId } from './named-records.js';

let records: NamedRecords;

beforeEach(() => (records = new NamedRecords()));

describe('the names of records', () => {
  it('are the same whatever their accents, case and signs, and nothing else', () => {
    records.addNames(7, ['Piazza Unità d’Italia', null]);
    expect(records.named(keyOf("PIAZZA UNITA' D'ITALIA"))).toEqual([7]);
    expect(records.named(keyOf('Piazza Unita'))).toEqual([]);
    expect(keyOf('– –')).not.toBe(keyOf('—'));
  });

  it('lead to all that have them, and those that are exact to the first', () => {
    records.addFirst(3, ['molo', 'Molo', 'pier']);
    records.addFirst(5, ['Molo', 'Mole']);
    records.addFirst(3, ['molo']);
    expect(records.named(keyOf('molo'))).toEqual([3, 5]);
    expect([records.exact('Molo'), records.exact('Mole'), records.exact('MOLO')]).toEqual([3, 5, undefined]);
  });

  it('of one that was to be created are those of the same one once it is', () => {
    for (const name of ['Faro', 'faro']) records.addFirst(pendingId, [name]);
    expect(records.named(keyOf('FARO'))).toEqual([pendingId]);
    records.addFirst(9, ['Faro']);
    expect(records.named(keyOf('FARO'))).toEqual([9]);
    expect([records.exact('Faro'), records.exact('faro')]).toEqual([9, 9]);
  });

  it('of one that is to be created beside another are of both', () => {
    records.addNames(4, ['Faro']);
    records.addNames(pendingId, ['faro']);
    expect(records.named(keyOf('faro'))).toEqual([4, pendingId]);
  });

  it('give way to what identifies another', () => {
    records.setExact(4, ['faro', null, undefined]);
    records.setExact(6, ['faro']);
    expect(records.exact('faro')).toBe(6);
  });
});

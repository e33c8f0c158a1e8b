import type { MetadataTable } from '../../contract/metadata/field.js';
import { validated } from './validated.js';
import { MetadataInput, MetadataPatch } from './metadata-dto.js';

const table = {
  name: { about: 'text', kind: 'text', max: 5, translated: true, required: true, term: null },
  notes: { about: 'text', kind: 'longText', max: 20, term: null },
  isOpen: { about: 'text', kind: 'yesNo', term: null },
  isEstimate: { about: 'text', kind: 'flag', term: null },
  height: { about: 'text', kind: 'decimal', min: 0, max: 10, term: null },
} as const satisfies MetadataTable;

class Patch extends MetadataPatch(table) {}
class Input extends MetadataInput(table) {}

const read = (values: object): object => ({ ...validated(Input, values, 'body') });
const change = (values: object): object => ({ ...validated(Patch, values, 'body') });
const refused = (run: () => object): unknown => {
  try {
    return run();
  } catch (error) {
    return (error as { details: { errors: unknown } }).details.errors;
  }
};

describe('fields of a form', () => {
  it('are parsed from their texts, and an empty one is absent', () => {
    const form = { name: ' Riva ', nameEn: '', nameDe: '  ', isOpen: 'false', isEstimate: 'on', height: '2,5' };
    expect(read(form)).toEqual({ name: 'Riva', isOpen: false, isEstimate: true, height: 2.5 });
  });

  it('are absent when they are left out, and a yes-or-no field also when it is empty', () => {
    expect(read({})).toEqual({});
    expect(read({ isOpen: '' })).toEqual({});
  });
});

describe('a text that is pasted in several lines', () => {
  it.each(['\n', '\r\n', ' \n\t ', '\u2028', '\u0085'])('is in one line where its field has one: %j', (lines) => {
    const pasted = { name: `a${lines}b`, notes: `a${lines}b` };
    expect([read(pasted), change(pasted)]).toMatchObject([{ name: 'a b' }, { name: 'a b' }]);
    expect(read({ notes: 'a\n\nb' })).toEqual({ notes: 'a\n\nb' });
  });

  it('keeps its other spaces', () => {
    expect(change({ name: 'a\u00a0 b' })).toEqual({ name: 'a\u00a0 b' });
  });
});

describe('fields of a change', () => {
  it('are cleared by null where they are not required', () => {
    const emptied = { nameEn: null, nameDe: '', isOpen: null, height: null };
    expect(change(emptied)).toEqual({ ...emptied, nameDe: null });
  });

  it.each([
    [{ name: '' }, 'field_required'],
    [{ nameEn: 'Teatro' }, 'field_too_long'],
    [{ isEstimate: null }, 'field_invalid'],
    [{ isOpen: 'true' }, 'field_invalid'],
    [{ height: 11 }, 'number_out_of_range'],
    [{ height: 'alto' }, 'number_expected'],
    [{ altezza: 1 }, 'field_unknown'],
  ])('refuse %j', (values, code) => {
    expect(refused(() => change(values))).toEqual([{ field: Object.keys(values)[0], code }]);
  });
});

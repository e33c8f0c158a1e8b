import { defaultsOf, publicSettings, type SettingsTable } from '../contract/setting.js';
import { noText } from '../contract/localized.js';
import { validated } from '../platform/http/validated.js';
import { SettingsPatch } from './settings-dto.js';

const table = {
  motto: { section: 'site', kind: 'line', max: 5, translated: true, required: true, default: (language) => language },
  note: { section: 'site', kind: 'line', max: 5, translated: true, default: null, isPublic: false },
  address: { section: 'site', kind: 'paragraphs', max: 20, default: null },
  isOpen: { section: 'site', kind: 'flag', default: true },
  floors: { section: 'site', kind: 'integer', min: 1, max: 9, default: 2 },
  days: { section: 'site', kind: 'choices', of: ['fri', 'sat', 'sun'], always: ['sat'], default: ['sat'] },
  version: { section: 'site', kind: 'computed', default: null },
} as const satisfies SettingsTable;

class Patch extends SettingsPatch(table, {}) {}

const change = (values: object): object => ({ ...validated(Patch, values, 'body') });
const refused = (values: object): unknown => {
  try {
    return change(values);
  } catch (error) {
    return (error as { details: { errors: unknown } }).details.errors;
  }
};

describe('a table of settings', () => {
  const settings = defaultsOf(table);

  it('has the defaults, those of a text in each language', () => {
    expect(settings).toMatchObject({ motto: 'it', mottoDe: 'de', ...noText('note'), isOpen: true, floors: 2 });
    expect(settings).toMatchObject({ address: null, days: ['sat'], version: null });
  });

  it('keeps from the public what only administrators read, in every language', () => {
    const shown = publicSettings(table, { ...settings, note: 'Nota', noteDe: 'Notiz' });
    expect(Object.keys(shown).filter((name) => name.startsWith('note'))).toEqual([]);
    expect(shown).toMatchObject({ motto: 'it', isOpen: true });
  });

  it('accepts what it says, and trims texts', () => {
    const values = { note: ' Nota ', address: 'Via\n1', isOpen: false, floors: 9, days: ['sat', 'sun'] };
    expect(change(values)).toEqual({ ...values, note: 'Nota' });
    expect(change({ note: '', address: null })).toEqual({ note: null, address: null });
  });

  it.each([
    [{ motto: ' ' }, 'field_required'],
    [{ mottoEn: 'Domani' }, 'field_too_long'],
    [{ note: 'a\nb' }, 'field_invalid'],
    [{ isOpen: 'yes' }, 'field_invalid'],
    [{ floors: 10 }, 'number_out_of_range'],
    [{ floors: null }, 'integer_expected'],
    [{ days: ['sun'] }, 'field_invalid'],
    [{ days: ['sat', 'mon'] }, 'field_invalid'],
    [{ version: '1' }, 'field_unknown'],
  ])('refuses %j', (values, code) => {
    expect(refused(values)).toEqual([{ field: Object.keys(values)[0], code }]);
  });
});

import { cautiousMapping, type Mapping, type MappingRule } from '../../../src/contract/exchange/mapping.js';
import { lacksOf, rulesFrom, stepsThatFit, withReplacement, withTarget } from './edit-mapping.js';

const mappingOf = (...rules: MappingRule[]): Mapping => ({
  table: 'photos',
  collection: 'fondo',
  rules,
  ...cautiousMapping,
});

describe('a column of a file', () => {
  it('fills another field with the steps that fit any', () => {
    const mapping = mappingOf({
      to: 'lat',
      from: ['Luogo'],
      steps: [
        { do: 'part', separator: '/', number: 1 },
        { do: 'coordinate', axis: 'lat' },
      ],
    });
    expect(withTarget(mapping, 'Luogo', 0, 'title_it').rules).toEqual([
      { to: 'title_it', from: ['Luogo'], steps: [{ do: 'part', separator: '/', number: 1 }] },
    ]);
  });

  it('joins those that fill a field already', () => {
    const mapping = mappingOf({ to: 'title_it', from: ['Titolo'] }, { to: 'notes_it', from: ['Nota'] });
    expect(withTarget(mapping, 'Nota', 1, 'title_it').rules).toEqual([{ to: 'title_it', from: ['Titolo', 'Nota'] }]);
  });

  it('leaves the others that it was joined with', () => {
    const mapping = mappingOf({ to: 'title_it', from: ['Titolo', 'Nota'] });
    expect(withTarget(mapping, 'Nota', 0, 'notes_it').rules).toEqual([
      { to: 'title_it', from: ['Titolo'] },
      { to: 'notes_it', from: ['Nota'] },
    ]);
  });

  it('feeds nothing any more, and leaves the value that stood for empty cells', () => {
    const mapping = mappingOf({ to: 'title_it', from: ['Titolo'] }, { to: 'license', from: ['Diritti'], value: 'CC0' });
    expect(withTarget(mapping, 'Titolo', 0, null).rules).toEqual([mapping.rules[1]]);
    expect(withTarget(mapping, 'Diritti', 1, null).rules[1]).toEqual({ to: 'license', from: [], value: 'CC0' });
  });

  it('may feed a second field, of which a day is read by its bound', () => {
    const mapping = withTarget(mappingOf({ to: 'dateText_it', from: ['Data'] }), 'Data', null, 'latest');
    expect(rulesFrom(mapping, 'Data').map(({ rule }) => rule)).toEqual([
      { to: 'dateText_it', from: ['Data'] },
      { to: 'latest', from: ['Data'], steps: [{ do: 'day', bound: 'latest' }] },
    ]);
  });

  it('has its values read as others in the field that a message is about', () => {
    const mapping = mappingOf({ to: 'tags', from: ['Temi'] }, { to: 'notes_it', from: ['Temi'] });
    const once = withReplacement(mapping, {
      code: 'tag_unknown',
      column: 'Temi',
      value: 'Porto Nuvo',
      by: 'Porto Nuovo',
    });
    const twice = withReplacement(once, { code: 'tag_unknown', column: 'Temi', value: 'Mollo', by: 'Molo' });
    expect(twice.rules).toEqual([
      {
        to: 'tags',
        from: ['Temi'],
        steps: [{ do: 'replace', values: { 'Porto Nuvo': 'Porto Nuovo', Mollo: 'Molo' } }],
      },
      { to: 'notes_it', from: ['Temi'] },
    ]);
  });
});

it('a value for every row needs a field and a text', () => {
  const whole = { to: 'license', from: [], value: 'CC0' };
  expect(lacksOf(mappingOf(whole, { to: '', from: [], value: '' }, { to: 'tags', from: ['Temi'] }))).toEqual([
    'rules.1.to',
    'rules.1.value',
  ]);
});

it('a text is transformed only as its field can use it', () => {
  expect(stepsThatFit('photos', 'title_it')).toEqual(['part', 'replace', 'without', 'plainText']);
  expect(stepsThatFit('photos', 'tags')).toContain('split');
  expect(stepsThatFit('photos', 'lat')).toContain('coordinate');
  expect(stepsThatFit('photos', 'earliest')).toContain('day');
});

import { inEachLanguage } from '../../../../src/contract/localized.js';
import type { AnnotationDraft } from './annotation-draft.js';
import { areSameAnnotations, mergedAnnotations } from './merged-annotations.js';

const draft = (label: string, key: string = label): AnnotationDraft => ({
  key,
  entity: null,
  ...inEachLanguage('label', () => ''),
  label,
  x: 1,
  y: 1,
  w: 10,
  h: 10,
});
const labels = (drafts: AnnotationDraft[]): string[] => drafts.map(({ label }) => label);
const merged = (base: string[], mine: string[], theirs: string[]): string[] =>
  labels(
    mergedAnnotations({
      base: base.map((label) => draft(label)),
      mine: mine.map((label) => draft(label, `${label} mine`)),
      theirs: theirs.map((label) => draft(label, `${label} theirs`)),
    }),
  );

describe('annotations that two have edited', () => {
  it('keep what each has added', () => {
    expect(merged(['Molo'], ['Molo', 'Faro'], ['Molo', 'Riva'])).toEqual(['Molo', 'Faro', 'Riva']);
  });

  it('lose what one has removed, and the other has left as it was', () => {
    expect(merged(['Molo', 'Faro', 'Riva'], ['Molo', 'Riva'], ['Molo', 'Faro'])).toEqual(['Molo']);
  });

  it('have one that was changed by one as that one has written it', () => {
    expect(merged(['Molo'], ['Molo Audace'], ['Molo'])).toEqual(['Molo Audace']);
    expect(merged(['Molo'], ['Molo'], ['Molo Audace'])).toEqual(['Molo Audace']);
  });

  it('have one that both have changed as each has written it, and what both have added once', () => {
    expect(merged(['Molo'], ['Molo Audace'], ['Molo San Carlo'])).toEqual(['Molo Audace', 'Molo San Carlo']);
    expect(merged([], ['Faro'], ['Faro'])).toEqual(['Faro']);
  });

  it('are the same when they say the same, whatever their keys are', () => {
    expect(areSameAnnotations([draft('Molo', '1')], [draft('Molo', '2')])).toBe(true);
    expect(areSameAnnotations([draft('Molo')], [draft('Faro')])).toBe(false);
  });
});

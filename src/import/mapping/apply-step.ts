import type { MappingStep } from '../../contract/exchange/mapping.js';
import type { RowCode } from '../../contract/exchange/row-message.js';
import { listSeparator, readList, writeList } from '../../contract/exchange/list-cell.js';
import { textOfHtmlAgain } from '../../records/text-of-html.js';
import { readCoordinates } from './coordinates.js';
import { isNoDay } from './no-value.js';
import { readDating } from './read-dating.js';
import { readDay } from './read-day.js';

/** A text after a step, or why the step cannot be done. */
export type StepResult = { text: string } | { code: RowCode };

/** Does the steps of a rule one after the other; one that empties the text is the last. */
export function applySteps(steps: readonly MappingStep[], written: string): StepResult {
  let text = written;
  for (const step of steps) {
    if (text === '') break;
    const result = applyStep(step, text);
    if ('code' in result) return result;
    ({ text } = result);
  }
  return { text };
}

/** Does one step with the text of a cell, which is not empty. */
function applyStep(step: MappingStep, text: string): StepResult {
  switch (step.do) {
    case 'part': {
      const part = text.split(step.separator)[step.number - 1];
      // What has fewer parts lacks a value, and no more: `Trieste` where most rows say `Trieste, Cavana`.
      return { text: part?.trim() ?? '' };
    }
    case 'split':
      return { text: text.split(step.separator).join(listSeparator) };
    case 'replace':
      return { text: replaced(text, step.values) };
    case 'without':
      return { text: withoutEnds(text, step) };
    case 'coordinate': {
      const place = readCoordinates(text);
      return place ? { text: String(place[step.axis]) } : { code: 'coordinates_unknown' };
    }
    case 'plainText':
      return { text: textOfHtmlAgain(text) };
    case 'day': {
      if (isNoDay(text)) return { text: '' };
      const day = readDay(text, step.bound);
      return day === null ? { code: 'day_unknown' } : { text: day };
    }
    case 'dating': {
      const said = readDating(text, step.says);
      return said === null ? { code: 'day_unknown' } : { text: said };
    }
  }
}

/** A whole text by another one; else each value of a list that has another one. Any other text stays as it is. */
function replaced(text: string, values: Record<string, string>): string {
  const whole = ownValue(values, text);
  if (whole !== undefined) return whole;
  const list = readList(text);
  if (list.every((value) => ownValue(values, value) === undefined)) return text;
  return writeList(list.map((value) => ownValue(values, value) ?? value));
}

const ownValue = (values: Record<string, string>, text: string): string | undefined =>
  Object.hasOwn(values, text) ? values[text] : undefined;

function withoutEnds(text: string, { prefix = '', suffix = '' }: { prefix?: string; suffix?: string }): string {
  const begin = text.startsWith(prefix) ? prefix.length : 0;
  const end = suffix !== '' && text.endsWith(suffix) ? text.length - suffix.length : text.length;
  return text.slice(begin, Math.max(begin, end)).trim();
}

import type { MappingStep } from '../../contract/exchange/mapping.js';
import type { RowCode } from '../../contract/exchange/row-message.js';
import { listSeparator } from '../../contract/exchange/list-cell.js';
import { readCoordinates } from './coordinates.js';
import { readDay } from './read-day.js';

/** A text after a step, or why the step cannot be done. */
export type StepResult = { text: string } | { code: RowCode };

/** Does one step with the text of a cell, which is not empty. */
export function applyStep(step: MappingStep, text: string): StepResult {
  switch (step.do) {
    case 'part': {
      const part = text.split(step.separator)[step.number - 1];
      // What has fewer parts lacks a value, and no more: `Trieste` where most rows say `Trieste, Cavana`.
      return { text: part?.trim() ?? '' };
    }
    case 'split':
      return { text: text.split(step.separator).join(listSeparator) };
    case 'replace':
      return {
        text: text
          .split(listSeparator)
          .map((value) => step.values[value.trim()] ?? value)
          .join(listSeparator),
      };
    case 'without':
      return { text: withoutEnds(text, step) };
    case 'coordinate': {
      const place = readCoordinates(text);
      return place ? { text: String(place[step.axis]) } : { code: 'coordinates_unknown' };
    }
    case 'day': {
      const day = readDay(text, step.bound);
      return day === null ? { code: 'day_unknown' } : { text: day };
    }
  }
}

function withoutEnds(text: string, { prefix = '', suffix = '' }: { prefix?: string; suffix?: string }): string {
  const begin = text.startsWith(prefix) ? prefix.length : 0;
  const end = suffix !== '' && text.endsWith(suffix) ? text.length - suffix.length : text.length;
  return text.slice(begin, Math.max(begin, end)).trim();
}

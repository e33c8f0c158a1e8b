import type { RecordValues } from './record-values.js';

/** How many fields of a form have other values than those that are stored. Fields that are not stored do not count. */
export const countChanged = (form: HTMLFormElement, stored: RecordValues): number =>
  Object.entries(stored).filter(([name, value]) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement)
      return field.type === 'checkbox' ? field.checked !== (value === 'true') : field.value !== oneLine(value);
    if (field instanceof HTMLTextAreaElement) return field.value !== value.replace(/\r\n?/g, '\n');
    return field instanceof HTMLSelectElement && field.value !== value;
  }).length;

/** As an input of one line shows it. */
const oneLine = (text: string): string => text.replace(/[\r\n]/g, '');

import { isUndated } from '../../contract/dates/day-bounds.js';
import type { OtherDate } from '../../contract/dates/other-date.js';
import { bulkEditLimits, type ReplacedField, type ReplacedValue } from '../../contract/bulk-edit.js';
import { replacedFields } from '../../contract/bulk-fields.js';
import { cutText } from '../../contract/text.js';
import { untitled } from '../../contract/untitled.js';
import type { BulkPhoto } from './bulk-effect.js';
import type { Patch } from './file-taking.js';

type Value = ReplacedValue['from'];

/** Counts, field by field, which values a bulk edit would write in place of which. */
export class ReplacedValues {
  private readonly fields = new Map<string, Counted>();

  add(photo: BulkPhoto, patch: Patch): void {
    for (const field of replacedFields) {
      if (patch[field] === undefined) continue;
      const known = this.fields.get(field) ?? { count: 0, lost: 0, values: new Map<string, ReplacedValue>() };
      const [from, to] = [valueOf(photo, field), valueOf(patch, field)];
      known.count += 1;
      if (isValue(field, from)) known.lost += 1;
      this.fields.set(field, known);
      countValue(known.values, { from: shown(from), to: shown(to) });
    }
  }

  /** In the order of the form. */
  summary(): ReplacedField[] {
    return replacedFields.flatMap((field) => {
      const counted = this.fields.get(field);
      if (!counted) return [];
      const values = [...counted.values.values()].sort(byLoss).slice(0, bulkEditLimits.replaced);
      return [{ ...counted, field, values }];
    });
  }
}

type Counted = Pick<ReplacedField, 'count' | 'lost'> & { values: Map<string, ReplacedValue> };

function valueOf(photo: Partial<BulkPhoto>, field: (typeof replacedFields)[number]): Value {
  const value = photo[field] ?? null;
  return Array.isArray(value) ? value.map(datesInWords).join('; ') : value;
}

const datesInWords = ({ dateText, earliest, latest }: OtherDate): string =>
  isUndated({ earliest, latest }) ? dateText : `${dateText} (${earliest ?? '…'} – ${latest ?? '…'})`;

/** Nobody has written `false` of what is simply not so, nor the title of an untitled photo. */
const isValue = (field: string, value: Value): boolean =>
  value !== null && value !== false && value !== (untitled as Partial<Record<string, string>>)[field];

/** Titles from files are all different: those that are met first are counted. */
function countValue(values: Map<string, ReplacedValue>, { from, to }: Omit<ReplacedValue, 'count'>): void {
  const key = JSON.stringify([from, to]);
  const known = values.get(key);
  if (known) known.count += 1;
  else if (values.size < bulkEditLimits.countedValues) values.set(key, { from, to, count: 1 });
}

const shown = (value: Value): Value =>
  typeof value === 'string' ? cutText(value, { max: bulkEditLimits.shownValue }) : value;

/** What overwrites something is read before what fills an empty field. */
const byLoss = (one: ReplacedValue, other: ReplacedValue): number =>
  Number(one.from === null) - Number(other.from === null) || other.count - one.count;

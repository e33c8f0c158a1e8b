import { bulkEditLimits, type ReplacedField, type ReplacedValue } from '../../contract/bulk-edit.js';
import { cutText } from '../../contract/text.js';
import type { BulkPhoto } from './bulk-effect.js';
import type { Patch } from './file-taking.js';

type Value = ReplacedValue['from'];

/** Counts, field by field, which values a bulk edit would write in place of which. */
export class ReplacedValues {
  private readonly fields = new Map<ReplacedField['field'], { count: number; values: Map<string, ReplacedValue> }>();

  add(photo: BulkPhoto, patch: Patch): void {
    for (const [name, to] of Object.entries(patch)) {
      const field = name as keyof Patch;
      const known = this.fields.get(field) ?? { count: 0, values: new Map<string, ReplacedValue>() };
      known.count += 1;
      this.fields.set(field, known);
      countValue(known.values, { from: shown(photo[field]), to: shown(to) });
    }
  }

  summary(): ReplacedField[] {
    return [...this.fields].map(([field, { count, values }]) => ({
      field,
      count,
      values: [...values.values()].sort(byLoss).slice(0, bulkEditLimits.replaced),
    }));
  }
}

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

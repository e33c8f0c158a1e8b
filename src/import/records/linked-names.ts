import type { UnknownValue } from '../../contract/exchange/mapping.js';
import type { RowCode, RowMessage } from '../../contract/exchange/row-message.js';
import { pendingId } from './named-records.js';
import type { FoundReference } from './references.js';

/** The records that a cell names, and the names of those that are to be created. */
export interface LinkedNames {
  ids: number[];
  created: string[];
  messages: RowMessage[];
}

const codes = {
  tags: { unknown: 'tag_unknown', ambiguous: 'tag_unknown' },
  entities: { unknown: 'entity_unknown', ambiguous: 'entity_ambiguous' },
} as const satisfies Record<string, Record<'unknown' | 'ambiguous', RowCode>>;

/** Finds what a cell names. What is unknown is left out, refused or created, and never without a message but in the last case. */
export function linkedNames(
  names: readonly string[],
  of: keyof typeof codes,
  find: (name: string) => FoundReference,
  { unknown, column }: { unknown: UnknownValue; column: string | null },
): LinkedNames {
  const linked: LinkedNames = { ids: [], created: [], messages: [] };
  for (const name of names) {
    const found = find(name);
    if (typeof found === 'number') {
      if (found === pendingId) linked.created.push(name);
      else if (!linked.ids.includes(found)) linked.ids.push(found);
    } else if (found === 'unknown' && unknown === 'create') linked.created.push(name);
    else linked.messages.push({ code: codes[of][found], column, value: name, refuses: unknown === 'refuse' });
  }
  return linked;
}

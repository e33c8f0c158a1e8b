import type { CellKind } from '../../contract/exchange/column.js';
import type { MappingRule } from '../../contract/exchange/mapping.js';
import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';

/** Where a rule comes from. */
interface RuleOrigin {
  /** What the name of its column repeats: two with the same one are parts of one value. */
  repeats: string;
  /** Of some rows. */
  cells: readonly string[];
}

/** Fields whose columns may be repeated, and what stands between their texts. */
const joinedTexts: Partial<Record<string, string>> = {
  author: '; ',
  description: '\n',
  notes: '\n',
  inscription: '\n',
};
/** So many cells that are all the same say nothing of a record. */
const leastSame = 5;
/** More columns have no rule (`mapping.dto.ts`). */
const mostJoined = 100;

/** The rules of a mapping while it is guessed: each column of the archive has one. */
export class RuleCollection {
  private readonly rules = new Map<string, MappingRule>();
  private readonly repeated = new Map<string, string>();

  constructor(private readonly table: ExchangeTable) {}

  /**
   * Takes rules whose columns of the archive have none, and joins those of further columns of a list, or of a repeated text.
   * @returns false where no rule was taken
   */
  take(guessed: readonly MappingRule[], origin?: RuleOrigin): boolean {
    let isTaken = false;
    for (const rule of guessed) {
      const present = this.rules.get(rule.to);
      if (!present) {
        this.rules.set(rule.to, rule);
        if (origin) this.repeated.set(rule.to, origin.repeats);
        isTaken = true;
      } else if (origin && this.areParts(present, rule, origin)) {
        const join = joinedTexts[fieldOf(rule.to)];
        this.rules.set(rule.to, { ...present, from: [...present.from, ...rule.from], ...(join && { join }) });
        isTaken = true;
      }
    }
    return isTaken;
  }

  /** The columns of the file that have a rule. */
  columns(): ReadonlySet<string> {
    return new Set([...this.rules.values()].flatMap(({ from }) => from));
  }

  /** In the order of the archive's columns, what is joined in that of the file. */
  inOrder(columns: readonly string[]): MappingRule[] {
    return exchangeColumns[this.table].flatMap(({ name }) => {
      const rule = this.rules.get(name);
      if (!rule || !this.repeated.has(name)) return rule ?? [];
      return { ...rule, from: rule.from.toSorted((one, other) => columns.indexOf(one) - columns.indexOf(other)) };
    });
  }

  private areParts(present: MappingRule, { to, steps }: MappingRule, { repeats, cells }: RuleOrigin): boolean {
    const stated = this.repeated.get(to);
    if (stated === undefined || steps !== undefined || present.from.length >= mostJoined) return false;
    return this.kindOf(to) === 'list'
      ? stated === repeats || !areAllTheSame(cells)
      : stated === repeats && joinedTexts[fieldOf(to)] !== undefined;
  }

  private kindOf(to: string): CellKind | undefined {
    return exchangeColumns[this.table].find(({ name }) => name === to)?.kind;
  }
}

/** `notes_en` → `notes` */
const fieldOf = (column: string): string => column.split('_')[0]!;

function areAllTheSame(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length >= leastSame && new Set(filled).size === 1;
}

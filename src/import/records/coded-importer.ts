import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { localizedFields } from '../../contract/localized.js';
import type { Actor } from '../../history/actor.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { Decision, ImportContext, RecordImporter } from './record-importer.js';
import { propertiesOfTable, validatedFields } from './validated-fields.js';

interface CodedDecision<New> extends Decision {
  code: string;
  created: New | null;
}

const nameFields = localizedFields('name');

/** Imports records that a code identifies: those of codes that the archive has are left as they are. */
export abstract class CodedImporter<New extends object> implements RecordImporter<CodedDecision<New>> {
  private readonly properties: ReadonlyMap<string, string>;

  constructor(
    private readonly table: 'entityTypes' | 'relationKinds',
    private readonly dto: new () => New,
  ) {
    this.properties = propertiesOfTable(table, []);
  }

  protected abstract codes(manager: EntityManager): Promise<string[]>;
  /** @param records of different codes */
  protected abstract create(records: readonly New[], actor: Actor, tx: EntityManager): Promise<void>;
  /** What a record has that a file leaves out. */
  protected readonly defaults: Partial<New> = {};

  async decide(
    rows: MappedRow[],
    { seen, references }: ImportContext,
    manager: EntityManager,
  ): Promise<CodedDecision<New>[]> {
    const known = new Set(await this.codes(manager));
    return rows.map((mapped) => {
      const code = typeof mapped.values['code'] === 'string' ? mapped.values['code'] : '';
      if (known.has(code)) return { row: mapped.row, outcome: 'same', messages: mapped.messages, code, created: null };
      const values = { ...this.defaults, ...withoutNulls(this.named(mapped.values)) };
      const { fields, messages } = validatedFields(this.dto, { ...mapped, values }, this.properties);
      const all = [...mapped.messages, ...messages];
      if (seen.has(code) && seen.get(code) !== mapped.row)
        all.push({ code: 'identifier_repeated', column: mapped.sources['code'] ?? null, value: code, refuses: true });
      seen.set(code, mapped.row);
      const isRefused = all.some(({ refuses }) => refuses);
      if (!isRefused) references.addCode(this.table, code);
      return { row: mapped.row, outcome: isRefused ? 'refused' : 'created', messages: all, code, created: fields };
    });
  }

  async write(decided: CodedDecision<New>[], _: ImportContext, actor: Actor, tx: EntityManager): Promise<void> {
    const created = decided.flatMap((decision) => {
      if (decision.outcome !== 'created') return [];
      if (!decision.created) throw new DomainError('validation_failed');
      return [decision.created];
    });
    await this.create(created, actor, tx);
  }

  /** The name in another language serves as the one that must be there. */
  private named(values: MappedRow['values']): MappedRow['values'] {
    const columns = [...this.properties].filter(([, property]) => nameFields.some((field) => field === property));
    const [base] = columns.filter(([, property]) => property === 'name');
    const first = columns.map(([name]) => values[name]).find((name) => name);
    return base && first && !values[base[0]] ? { ...values, [base[0]]: first } : values;
  }
}

const withoutNulls = (values: MappedRow['values']): MappedRow['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

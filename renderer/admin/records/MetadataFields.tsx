import type { ReactNode } from 'react';
import { type MetadataField, isTranslated } from '../../../src/contract/metadata/field.js';
import { linesOf } from './lines-of.js';
import { MetadataInput } from './MetadataInput.js';
import type { RecordValues } from './record-values.js';

interface MetadataFieldsProps<Name extends string, About extends string> {
  table: Record<Name, MetadataField & { about: About }>;
  about: NoInfer<About>;
  label(name: Name): string;
  hints?: { [Field in Name]?: string };
  values: RecordValues;
  errorOf(field: string): string | undefined;
  /** Short fields side by side. */
  columns?: 2 | 3;
  /** Beside the last short fields. */
  children?: ReactNode;
}

/** The inputs of a record's descriptive fields about one thing, in the order of its table. */
export function MetadataFields<Name extends string, About extends string>({
  table,
  about,
  label,
  hints = {},
  values,
  errorOf,
  columns = 2,
  children,
}: MetadataFieldsProps<Name, About>) {
  const names = (Object.keys(table) as Name[]).filter((name) => table[name].about === about && !table[name].derived);
  const lines = linesOf(names, (name) => isShort(table[name]));
  return lines.map((line, index) => {
    const beside = index === lines.length - 1 ? children : undefined;
    const isShared = line.length > 1 || beside !== undefined;
    return (
      <div key={line[0]} className={isShared ? `grid items-start gap-x-6 gap-y-5 ${gridColumns[columns]}` : 'contents'}>
        {line.map((name) => (
          <MetadataInput
            key={name}
            name={name}
            field={table[name]}
            label={label(name)}
            hint={hints[name]}
            values={values}
            errorOf={errorOf}
          />
        ))}
        {beside}
      </div>
    );
  });
}

const gridColumns = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

const isShort = (field: MetadataField): boolean =>
  !isTranslated(field) && !['longText', 'richText', 'flag'].includes(field.kind);

import { type ReactNode, useState } from 'react';
import { type MetadataField, isTranslated, propertiesOf } from '../../../src/contract/metadata/field.js';
import { FoldableField, FoldedFields } from './FoldedFields.js';
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
  /** The fields that are shown also while they are empty; without it all. The others are behind a button with their name. */
  shown?: readonly Name[];
  /** Shown while the field is empty, by property: `titleEn`. */
  placeholders?: Record<string, string>;
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
  shown,
  placeholders = {},
  children,
}: MetadataFieldsProps<Name, About>) {
  const names = (Object.keys(table) as Name[]).filter((name) => table[name].about === about && !table[name].derived);
  const [opened, setOpened] = useState<readonly Name[]>([]);
  const open = (name: Name) => setOpened((before) => (before.includes(name) ? before : [...before, name]));
  const hasValue = (name: Name) => propertiesOf({ [name]: table[name] }).some((of) => isSet(values[of.name]));
  const hasError = (name: Name) => propertiesOf({ [name]: table[name] }).some((of) => errorOf(of.name));
  const isOpen = (name: Name) =>
    !shown || shown.includes(name) || opened.includes(name) || hasValue(name) || hasError(name);
  const lines = linesOf(names, (name) => isShort(table[name]));
  return (
    <>
      {lines.map((line, index) => {
        const beside = index === lines.length - 1 ? children : undefined;
        const isShared = line.length > 1 || beside !== undefined;
        return (
          <div
            key={line[0]}
            hidden={beside === undefined && !line.some(isOpen)}
            className={isShared ? `grid items-start gap-x-6 gap-y-5 ${gridColumns[columns]}` : 'contents'}
          >
            {line.map((name) => (
              <FoldableField key={name} name={name} isOpen={isOpen(name)} onInput={() => open(name)}>
                <MetadataInput
                  name={name}
                  field={table[name]}
                  label={label(name)}
                  hint={hints[name]}
                  {...{ values, placeholders, errorOf }}
                />
              </FoldableField>
            ))}
            {beside}
          </div>
        );
      })}
      <FoldedFields names={names.filter((name) => !isOpen(name))} label={label} onOpen={open} />
    </>
  );
}

const isSet = (value = ''): boolean => value !== '' && value !== 'false';

const gridColumns = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

const isShort = (field: MetadataField): boolean =>
  !isTranslated(field) && !['longText', 'richText', 'flag'].includes(field.kind);

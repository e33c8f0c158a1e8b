import type { DataSource } from 'typeorm';
import { type Catalogue, type Column, type Named, readCatalogue } from './catalogue.js';
import { modules } from './modules.js';
import { isOfTranslation, leaveOneTranslation, withAnyLanguage } from './one-translation.js';

/**
 * The text of every file of docs/schema.
 * @param database empty and migrated; it loses its translations to all languages but one
 * @throws Error when something is in no module, or a module names what does not exist
 */
export async function describeSchema(database: DataSource): Promise<Map<string, string>> {
  await leaveOneTranslation(database);
  const catalogue = await readCatalogue(database);
  checkModules(catalogue);
  return new Map(
    Object.entries(modules).map(([module, { about, tables, functions = [], others = [] }]) => {
      const parts = [
        `-- ${about}\n-- Written by npm run db:schema. A name that ends in _xx stands for one in each language but the base language.`,
        ...others.map((name) => `${named(name, catalogue.others).definition};`),
        ...tables.map((table) => describeTable(table, catalogue)),
        ...functions.map((name) => describeFunction(named(name, catalogue.functions))),
      ];
      return [`${module}.sql`, `${parts.map(withAnyLanguage).join('\n\n')}\n`];
    }),
  );
}

function checkModules({ tables, functions, others }: Catalogue): void {
  const listed = Object.values(modules).flatMap((module) => [
    ...module.tables,
    ...(module.functions ?? []),
    ...(module.others ?? []),
  ]);
  const existing = [...tables, ...functions, ...others].map(({ name }) => name);
  const lost = existing.filter((name) => !listed.includes(name));
  if (lost.length > 0) throw new Error(`tools/schema/modules.ts lacks ${lost.join(', ')}.`);
}

function named<Part extends { name: string }>(name: string, parts: Part[]): Part {
  const part = parts.find((each) => each.name === name);
  if (!part) throw new Error(`tools/schema/modules.ts names ${name}, which does not exist.`);
  return part;
}

function describeTable(table: string, catalogue: Catalogue): string {
  const of = <Part extends { table: string | null }>(parts: Part[]): Part[] =>
    parts.filter((part) => part.table === table);
  const { comment, options } = named(table, catalogue.tables);
  const lines = [
    ...inOrder(of(catalogue.columns)).map((column) => ({ ...column, text: `${column.name} ${column.definition}` })),
    ...of(catalogue.constraints).map(({ name, definition }) => ({
      text: `constraint ${name} ${definition}`,
      comment: null,
    })),
  ];
  return [
    `-- ${comment ?? ''}`,
    `create table ${table} (`,
    ...lines.map(({ text, comment }, at) => {
      const end = at < lines.length - 1 ? ',' : '';
      return `  ${onOneLine(text)}${end}${comment === null ? '' : ` -- ${comment}`}`;
    }),
    options === null ? ');' : `) with (${options});`,
    ...[...of(catalogue.indexes), ...of(catalogue.triggers)].map(
      ({ definition }) => `${definition.replace(/ ON public\./, ' ON ').replace(' USING btree', '')};`,
    ),
  ].join('\n');
}

/** Translations after their text; then what else is there for a language, and generated columns: whenever they were made. */
function inOrder(columns: Column[]): Column[] {
  const names = columns.map(({ name }) => name);
  const originalOf = ({ name }: Column): string => name.replace(/_[a-z]+$/, '');
  const isTranslation = (column: Column): boolean => isOfTranslation(column.name) && names.includes(originalOf(column));
  const isLast = (column: Column): boolean => column.isGenerated || isOfTranslation(column.name);
  return [
    ...columns
      .filter((column) => !isLast(column))
      .flatMap((column) => [
        column,
        ...columns.filter((other) => isTranslation(other) && originalOf(other) === column.name),
      ]),
    ...columns
      .filter((column) => isLast(column) && !isTranslation(column))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ];
}

/** The indentation of its body is that of the migration which made it. */
function describeFunction({ definition }: Named): string {
  const [head = '', body = '', end = ''] = definition.split('$function$');
  const lines = body.trimEnd().split('\n').slice(1);
  const depth = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return [
    `${onOneLine(head.replace('public.', ''))} $$`,
    ...lines.map((line) => line.slice(depth).trimEnd()),
    `$$${end.trim()};`,
  ].join('\n');
}

const onOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');

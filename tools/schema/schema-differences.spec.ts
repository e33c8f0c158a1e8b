import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schemaDifferences } from './schema-differences.js';

describe('the differences between docs/schema and the migrations', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'veduta-differences-'));
    writeFileSync(join(folder, 'photos.sql'), 'create table photos (\n  id integer,\n  title text\n);\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const differences = (files: Record<string, string>): string[] =>
    schemaDifferences(new Map(Object.entries(files)), folder).map((line) => line.replace(`${folder}/`, ''));

  it('are none where all is the same', () => {
    expect(differences({ 'photos.sql': 'create table photos (\n  id integer,\n  title text\n);\n' })).toEqual([]);
  });

  it('name every line with its file and its side', () => {
    expect(
      differences({ 'photos.sql': 'create table photos (\n  id integer,\n  name text,\n  title text\n);\n' }),
    ).toEqual(['photos.sql +   name text,']);
    expect(differences({ 'photos.sql': 'create table photos (\n  title text\n);\n' })).toEqual([
      'photos.sql -   id integer,',
    ]);
  });

  it('name files that are on one side only, and another order', () => {
    expect(differences({ 'jobs.sql': 'create table jobs ();' })).toEqual([
      'jobs.sql + create table jobs ();',
      'photos.sql - create table photos (',
      'photos.sql -   id integer,',
      'photos.sql -   title text',
      'photos.sql - );',
    ]);
    expect(differences({ 'photos.sql': 'create table photos (\n  title text\n  id integer,\n);\n' })).toHaveLength(1);
  });
});

import { plain } from '../../src/import/mapping/plain.js';
import { ImportClaims } from '../../src/import/import-claims.js';
import { References } from '../../src/import/records/references.js';
import { countQueries } from '../support/count-queries.js';
import { codesOf, type ImportArchive, startImportArchive } from '../support/import-archive.js';
import { type ImportResult, undoImport } from '../support/imports.js';
import { until } from '../support/until.js';

let archive: ImportArchive;

beforeAll(async () => {
  archive = await startImportArchive();
});
afterEach(async () => {
  await archive.empty();
  await archive.database.query('truncate slug_history');
});
afterAll(() => archive.close());

const manyCards = (number: number): Promise<unknown> =>
  archive.database.query(
    `with made as (insert into tags (slug, name) select 'generata-' || n, 'Generata ' || n from generate_series(1, $1) n)
     insert into entities (slug, name, entity_type_id)
       select 'scheda-' || n, 'Scheda ' || n, (select min(id) from entity_types) from generate_series(1, $1) n`,
    [number],
  );

describe('what the rows of a step name', () => {
  /** Rows of tags and cards that PostgreSQL reads for a step that names these. */
  const rowsRead = async (tags: string[], entities: string[]): Promise<number> => {
    await archive.database.query('vacuum analyze tags, entities, imported_records');
    return archive.database.transaction(async (tx) => {
      // With what this connection has read before and not reported yet.
      const readSoFar = async (): Promise<number> => {
        const [{ read }] = await tx.query<[{ read: number }]>(
          `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
           where relname in ('tags', 'entities', 'imported_records')`,
        );
        return read;
      };
      const before = await readSoFar();
      const references = new References({ archiveId: 'a', collection: 'fondo' });
      await references.lookUp({ tags, entities }, tx);
      expect(references.tag('MÓLO')).toBe(1);
      expect(references.entity("Molo d'Audace")).toBe(1);
      return (await readSoFar()) - before;
    });
  };

  it('is found without reading the other tags and cards of the archive', async () => {
    await archive.aTag({ name: 'molo' });
    await archive.anEntity({ name: 'Molo d’Audace' });
    const [tags, entities] = [
      // No record is called like the last one: PostgreSQL stores no null character, but a cell may have one.
      ['MÓLO', 'ignota', 'ig\0nota'],
      ["Molo d'Audace", 'scheda-7'],
    ];
    await manyCards(100);
    expect(await rowsRead(tags!, entities!)).toBeLessThan(500);
    await archive.database.query('delete from tags where id > 1');
    await archive.database.query('delete from entities where id > 1');
    await manyCards(5_000);
    expect(await rowsRead(tags!, entities!)).toBeLessThan(20);
  });

  it('has in PostgreSQL the same key where the rule makes no difference between two names', async () => {
    const names = [
      'Piazza Unità d’Italia',
      "PIAZZA UNITA' D'ITALIA",
      'piazzaUnità d Italia',
      'Łódź',
      'łódź',
      'Straße',
      'STRASSE',
      'İzmir',
      'I\u0307zmir',
      'Οδός Ερμού',
      'ΟΔΟΣ ΕΡΜΟΥ',
      'Улица Чайковского',
      'УЛИЦА ЧАИКОВСКОГО',
      'ﬁume N° 12',
      'FIUME n o 12',
      'K\u212a',
      'KK',
      '™',
      'tm',
      '½',
      '1 2',
      'שלום',
      'שָׁלוֹם',
      '東京',
      '-- --',
      'กรุงเทพ',
    ];
    const rows = await archive.database.query<{ name: string; key: string }[]>(
      'select name, plain_name(name) as key from unnest($1::text[]) name',
      [names],
    );
    const keys = new Map(rows.map(({ name, key }) => [name, key]));
    const apart = names.flatMap((one) =>
      names.filter((other) => plain(one) === plain(other) && keys.get(one) !== keys.get(other)),
    );
    expect(apart).toEqual([]);
    expect(new Set(names.map(plain)).size).toBeLessThan(names.length - 8);
  });

  it('is created once where several rows of a step name the same card', async () => {
    const { code: entityType } = await archive.anEntityType({});
    const { counts } = await archive.run('id,Titolo,Schede\n1,Uno,Molo\n2,Due,molo\n3,Tre,Molo; Faro\n', {
      mapping: { unknown: { tags: 'omit', entities: 'create' }, entityType },
    });
    expect(counts.created).toBe(3);
    expect((await archive.photos()).map(({ entities }) => entities)).toEqual([['Molo'], ['Molo'], ['Molo', 'Faro']]);
    expect(await archive.database.query('select name from entities order by id')).toHaveLength(2);
  });

  it('is unknown or ambiguous as the names of the archive have it, also when a card is called otherwise later', async () => {
    await archive.anEntity({ name: 'Faro' });
    const second = await archive.anEntity({ name: 'Lanterna' });
    await archive.database.query(`update entities set name_en = 'FARO' where id = $1`, [second.id]);
    const first = await archive.run('id,Titolo,Schede\n1,Uno,Faro; Lanterna; Nulla\n');
    expect(codesOf(first)).toEqual({ 2: ['entity_ambiguous', 'entity_unknown'] });
    await archive.database.query(`update entities set name_en = 'Lighthouse' where id = $1`, [second.id]);
    const again = await archive.run('id,Titolo,Schede\n2,Due,Faro; lighthouse\n');
    expect(codesOf(again)).toEqual({});
    expect((await archive.photos()).map(({ entities }) => entities)).toEqual([['Lanterna'], ['Faro', 'Lanterna']]);
  });
});

describe('a first delivery', () => {
  it('brings tags, cards and their relations in a number of statements that does not grow with them', async () => {
    const { code } = await archive.anEntityType({});
    const list = <Row>(length: number, row: (n: number) => Row): Row[] => Array.from({ length }, (_, n) => row(n));
    const table = (header: string, rows: string[]): string => [header, ...rows].join('\n');
    const statements: number[][] = [];
    for (const rows of [20, 40]) {
      const tables = [
        [
          'tags',
          table(
            'slug,name_it',
            list(rows, (n) => `parola-${n},Parola ${n}`),
          ),
        ],
        [
          'entities',
          table(
            'identifier,type,name_it',
            list(rows, (n) => `s${n},${code},Casa ${n}`),
          ),
        ],
        [
          'relations',
          table(
            'from,kind,to',
            list(rows, (n) => `s${n},near,s${(n + 1) % rows}`),
          ),
        ],
        [
          'photos',
          table(
            'id,Titolo,Tag,coverOf,Schede',
            list(rows, (n) => `${n},Foto ${n},Nuova ${n},s${n},s${n}`),
          ),
        ],
      ] as const;
      const counted: number[] = [];
      for (const [name, content] of tables) {
        const mapping = { unknown: { tags: 'create', entities: 'omit' } } as const;
        let done: ImportResult | null = null;
        counted.push(
          await countQueries(archive.database, async () => {
            done = await archive.run(content, { table: name, mapping });
          }),
        );
        expect(done).toMatchObject({ counts: { created: rows, changed: 0, refused: 0 } });
      }
      statements.push(counted);
      expect(await archive.database.query('select from entity_relations')).toHaveLength(rows);
      expect(await archive.database.query('select from tags')).toHaveLength(2 * rows);
      expect(await archive.database.query('select from entities where cover_photo_id is not null')).toHaveLength(rows);
      await archive.database.query('truncate imports, imported_records, photos, entities, tags cascade');
    }
    expect(statements[1]).toEqual(statements[0]);
  });
});

describe('a second delivery', () => {
  const delivery = (rows: number, part: string): string =>
    [
      'id,Titolo,Anno,Tag',
      ...Array.from({ length: rows }, (_, n) => `${n},Il ${part} della riva,${1900 + n},${part}`),
    ].join('\n');

  it('is written and taken back in a number of statements that does not grow with its records', async () => {
    await archive.aTag({ name: 'porto' });
    await archive.aTag({ name: 'molo' });
    const statements: number[] = [];
    for (const rows of [40, 80]) {
      await archive.run(delivery(rows, 'porto'));
      const before = await archive.photos();
      let second: ImportResult | null = null;
      const changing = await countQueries(archive.database, async () => {
        second = await archive.run(delivery(rows, 'molo'));
      });
      expect(second).toMatchObject({ counts: { changed: rows, created: 0, same: 0, refused: 0 } });
      const slugs = (await archive.photos()).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(rows);
      expect(slugs.slice(0, 2)).toEqual([expect.stringMatching(/molo.*1900$/), expect.stringMatching(/molo.*1901$/)]);
      const undoing = await countQueries(archive.database, () => undoImport(archive, second!.id));
      expect(await archive.photos()).toEqual(before);
      statements.push(changing, undoing);
      await archive.database.query('truncate imports, imported_records, photos, slug_history cascade');
    }
    const [changing40, undoing40, changing80, undoing80] = statements as [number, number, number, number];
    expect([changing80, undoing80]).toEqual([changing40, undoing40]);
  });

  it('changes cards in a number of statements that does not grow with them, and takes that back', async () => {
    const { code } = await archive.anEntityType({});
    const cards = (rows: number, year: number, word: string): string =>
      [
        'identifier,type,name_it,constructionYear',
        ...Array.from({ length: rows }, (_, n) => `${n},${code},${word},${year}`),
      ].join('\n');
    const stored = () =>
      archive.database.query<object[]>('select slug, name, construction_year from entities order by id');
    const statements: number[] = [];
    for (const rows of [10, 20]) {
      await archive.run(cards(rows, 1805, 'Casa'), { table: 'entities' });
      const before = await stored();
      let second: ImportResult | null = null;
      statements.push(
        await countQueries(archive.database, async () => {
          second = await archive.run(cards(rows, 1806, 'Casa'), { table: 'entities' });
        }),
      );
      expect(second).toMatchObject({ counts: { changed: rows } });
      await undoImport(archive, second!.id);
      expect(await stored()).toEqual(before);
      await archive.database.query('truncate imports, imported_records, entities cascade');
    }
    expect(statements[1]).toBe(statements[0]);
  });

  it('lets the second of two rows about one photo change what the first has left', async () => {
    await archive.aPhoto({ title: 'Prima', inventoryNumber: 'F 1' });
    const { counts } = await archive.run('id,Numero di inventario,Titolo,Autore\na,F 1,Dopo,\nb,f1,Dopo,Wulz\n', {
      mapping: { match: 'inventoryNumber' },
    });
    expect(counts).toMatchObject({ changed: 2 });
    expect(await archive.photos()).toMatchObject([{ title: 'Dopo', author: 'Wulz' }]);
  });

  it('gives many photos of one title numbered addresses, and lets the former ones lead to them', async () => {
    const titled = (title: string): string => `id,Titolo\n${[1, 2, 3].map((id) => `${id},${title}`).join('\n')}\n`;
    await archive.run(titled('Molo'));
    const before = (await archive.photos()).map(({ slug }) => slug);
    await archive.run(titled('Riva'));
    const after = (await archive.photos()).map(({ slug }) => slug);
    expect(after.map((slug) => slug.replace(/^.*riva/, 'riva'))).toEqual(['riva', 'riva-2', 'riva-3']);
    const former = await archive.database.query<{ slug: string }[]>(
      `select slug from slug_history where kind = 'photo' order by record_id`,
    );
    expect(former.map(({ slug }) => slug)).toEqual(before);
    await archive.run(titled('Molo'));
    expect((await archive.photos()).map(({ slug }) => slug)).toEqual(before);
  });
});

describe('imports at the same time', () => {
  const rows = (count: number, word: string): string =>
    ['id,Titolo,Tag', ...Array.from({ length: count }, (_, n) => `${n},${word} ${n},uno; due`)].join('\n');

  it('refuses to run the same one twice', async () => {
    const runs = await Promise.allSettled([archive.run(rows(600, 'Foto')), archive.run(rows(600, 'Foto'))]);
    const refused = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason as { code: string }] : []));
    expect(refused).toMatchObject([{ code: 'import_under_way' }]);
    expect(await archive.photos()).toHaveLength(600);
  });

  it('lets one be worked on by somebody else only when that has ended, or its process is gone', async () => {
    const claims = archive.app.get(ImportClaims);
    const free = (): Promise<void> => claims.assertFree(7);
    await claims.hold(7, async () => {
      await expect(free()).rejects.toMatchObject({ code: 'import_under_way' });
      await claims.assertFree(8);
      await archive.database.query(
        `select pg_terminate_backend(pid) from pg_locks
         where locktype = 'advisory' and objid = 7 and database = (select oid from pg_database where datname = current_database())`,
      );
      await until(
        async () =>
          free().then(
            () => true,
            () => false,
          ),
        5_000,
      );
    });
    await free();
  });

  it('makes no photo twice where two deliveries of a collection have it', async () => {
    for (const name of ['uno', 'due']) await archive.aTag({ name });
    const runs = await Promise.all([archive.run(rows(120, 'Foto')), archive.run(rows(120, 'Bild'))]);
    expect(runs.map(({ counts }) => counts.created + counts.changed)).toEqual([120, 120]);
    expect(await archive.photos()).toHaveLength(120);
  });

  it('ends one whose rows somebody else has imported meanwhile', async () => {
    await archive.database.query(`create function moved() returns trigger language plpgsql as
      $$ begin new.last_row := new.last_row + 600; return new; end $$`);
    await archive.database.query(
      'create trigger moved before update of last_row on imports for each row execute function moved()',
    );
    await expect(archive.run(rows(600, 'Foto'))).rejects.toMatchObject({ code: 'import_under_way' });
    await archive.database.query('drop function moved cascade');
    expect(await archive.photos()).toHaveLength(500);
  });

  it('makes no record, tag or card twice, whatever the order of the rows, and ends without a deadlock', async () => {
    const { code: entityType } = await archive.anEntityType({});
    const row = (n: number): string => `${n},Foto ${n},Tag ${n % 7}; Tag ${(n * 3) % 11},Scheda ${n % 5}`;
    const numbers = Array.from({ length: 120 }, (_, n) => n);
    const table = (order: number[]): string => ['id,Titolo,Tag,Schede', ...order.map(row)].join('\n');
    const mapping = { unknown: { tags: 'create', entities: 'create' }, entityType } as const;
    const orders = [numbers, numbers.toReversed(), numbers.toSorted((a, b) => (a % 10) - (b % 10))];
    const runs = await Promise.all(orders.map((order) => archive.run(table(order), { mapping })));
    const created = runs.map(({ counts }) => counts.created);
    expect(created.toSorted((a, b) => a - b)).toEqual([0, 0, 120]);
    expect(await archive.photos()).toHaveLength(120);
    expect(await archive.database.query('select from tags')).toHaveLength(11);
    expect(await archive.database.query('select from entities')).toHaveLength(5);
  });
});

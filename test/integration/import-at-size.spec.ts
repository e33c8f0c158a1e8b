import { plain } from '../../src/import/mapping/plain.js';
import { References } from '../../src/import/records/references.js';
import { codesOf, type ImportArchive, startImportArchive } from '../support/import-archive.js';

let archive: ImportArchive;

beforeAll(async () => {
  archive = await startImportArchive();
});
afterEach(() => archive.empty());
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
      const references = new References({ archiveId: 'a', collection: 'fondo' });
      await references.lookUp({ tags, entities }, tx);
      expect(references.tag('MÓLO')).toBe(1);
      expect(references.entity("Molo d'Audace")).toBe(1);
      const [{ read }] = await tx.query<[{ read: number }]>(
        `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
         where relname in ('tags', 'entities', 'imported_records')`,
      );
      return read;
    });
  };

  it('is found without reading the other tags and cards of the archive', async () => {
    await archive.aTag({ name: 'molo' });
    await archive.anEntity({ name: 'Molo d’Audace' });
    const [tags, entities] = [
      ['MÓLO', 'ignota'],
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
    const first = await archive.run('id,Titolo,Schede\n1,Uno,faro; Lanterna; Nulla\u0000\n');
    expect(codesOf(first)).toEqual({ 2: ['entity_ambiguous', 'entity_unknown'] });
    await archive.database.query(`update entities set name_en = 'Lighthouse' where id = $1`, [second.id]);
    const again = await archive.run('id,Titolo,Schede\n2,Due,faro; lighthouse\n');
    expect(codesOf(again)).toEqual({});
    expect((await archive.photos()).map(({ entities }) => entities)).toEqual([['Lanterna'], ['Faro', 'Lanterna']]);
  });
});

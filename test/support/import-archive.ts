import type { PhotoChange } from '../../src/contract/admin-photo.js';
import { AdminPhotosService } from '../../src/photos/admin/admin-photos.service.js';
import { startArchive, type TestArchive } from './archive.js';
import { importTable, type ImportResult, type TestImport } from './imports.js';

export interface ImportedPhoto {
  id: number;
  slug: string;
  title: string;
  status: string;
  author: string | null;
  year: number | null;
  lat: number | null;
  lng: number | null;
  tags: string[];
  entities: string[];
  withPicture: boolean;
}

/** An archive that collections are imported into. */
export interface ImportArchive extends TestArchive {
  run(content: string | Buffer, options?: TestImport): Promise<ImportResult>;
  /** Those that are not removed, in the order in which they came. */
  photos(): Promise<ImportedPhoto[]>;
  titles(): Promise<string[]>;
  /** Changes a photo as an editor does. */
  edit(photo: ImportedPhoto | undefined, fields: PhotoChange): Promise<void>;
  empty(): Promise<void>;
}

export async function startImportArchive(): Promise<ImportArchive> {
  const archive = await startArchive();
  const photos = (): Promise<ImportedPhoto[]> =>
    archive.database.query<ImportedPhoto[]>(
      `select id, slug, title, status, author, year, lat, lng, original_sha256 is not null as "withPicture",
         array(select t.name from photo_tags join tags t on t.id = tag_id where photo_id = p.id order by t.name) as tags,
         array(select e.name from photo_entities join entities e on e.id = entity_id
               where photo_id = p.id order by position) as entities
       from photos p where status <> 'removed' order by id`,
    );
  return {
    ...archive,
    run: (content, options) => importTable(archive, content, options),
    photos,
    titles: async () => (await photos()).map(({ title }) => title),
    async edit(photo, fields) {
      const { id: userId } = await archive.anEditor();
      const viewer = { kind: 'user', userId, role: 'editor' } as const;
      await archive.app.get(AdminPhotosService).change({ id: photo?.id ?? 0, ...fields }, viewer);
    },
    empty: () =>
      archive.database.query(
        'truncate imports, imported_records, photos, entities, tags, record_changes, change_sets restart identity cascade',
      ),
  };
}

/** The codes of messages by rows. */
export const codesOf = ({ messages }: Pick<ImportResult, 'messages'>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(messages).map(([row, said]) => [row, said.map(({ code }) => code)]));

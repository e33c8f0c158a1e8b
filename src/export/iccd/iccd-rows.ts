import type { EntityManager } from 'typeorm';
import { defaultLanguage } from '../../contract/languages.js';
import { localizedField } from '../../contract/localized.js';
import { exchangeColumns } from '../../contract/exchange/tables.js';
import { type IccdField, iccdFields, type IccdPath } from '../../contract/exchange/iccd.js';
import { permanentPath } from '../../contract/paths.js';
import type { ExportScope } from '../export-scope.js';
import type { ExportedRow, RowPages } from '../tables/row-pages.js';
import { iccdDating } from './iccd-dating.js';
import { findIccdNames, type IccdNames } from './iccd-names.js';

export interface IccdWork extends Pick<ExportScope, 'exportableCards'> {
  archiveName: string;
  /** Public origin of the site, without a trailing slash. */
  publicUrl: string;
}

/** What the rows of photos have that no column of an export has. */
type Photo = ExportedRow & { id: number; frontId: number | null } & Parameters<typeof iccdDating>[0];

/** Photos as an export has read them, in the fields of the ICCD. A scheda is about an object: its back has none of its own. */
export async function* iccdRows(pages: RowPages, work: IccdWork, tx: EntityManager): RowPages {
  for await (const rows of pages) {
    const photos = (rows as Photo[]).filter(({ frontId }) => frontId === null);
    const names = await findIccdNames(
      photos.map(({ id }) => id),
      work,
      tx,
    );
    yield photos.map((photo) => iccdRow(photo, names, work));
  }
}

const iccdRow = (photo: Photo, names: IccdNames, { archiveName, publicUrl }: IccdWork): ExportedRow => ({
  ...ofColumns(photo),
  ...({
    'CD/TSK': 'F',
    'AC/ACC/ACCE': archiveName,
    'AC/ACC/ACCW': `${publicUrl}${permanentPath('photo', photo.id)}`,
    'SG/SGT/SGTI': names.entities.get(photo.id) ?? [],
    'SG/THS/THSD': names.tags.get(photo.id) ?? [],
    'UB/UBF/UBFP': names.fonds.get(photo.id)?.fonds ?? null,
    'UB/UBF/UBFS': names.fonds.get(photo.id)?.series ?? null,
    ...iccdDating(photo),
  } satisfies Partial<Record<IccdPath, unknown>>),
});

const ofColumns = (photo: Photo): ExportedRow =>
  Object.fromEntries(
    (iccdFields as readonly IccdField[]).flatMap(({ path, column }) => {
      const property = column && propertyOf(column);
      return property ? [[path, photo[property]] as const] : [];
    }),
  );

/** `title` → `title` of the base language, as rows have it. */
function propertyOf(column: string): string | undefined {
  const own = exchangeColumns.photos.find(({ name }) => name === column);
  return own?.property ?? localizedField(column, defaultLanguage);
}

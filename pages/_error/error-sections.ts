/** Texts of the error page for one section of the site, chosen by the path. */
interface ErrorSection {
  paths: RegExp;
  missing?: TextKeys;
  failed: TextKeys;
  back: { path: string; text: 'photo.backToArchive' | 'entity.backToEntities' };
}

type TextKeys = { title: ErrorTitle; text: ErrorText };
type ErrorTitle = 'photo.notFound' | 'photo.errorTitle' | 'entity.notFound' | 'common.error' | 'audioGuides.error';
type ErrorText =
  | 'photo.notFoundText'
  | 'photo.errorLoading'
  | 'archive.errorLoading'
  | 'entity.notFoundText'
  | 'entity.errorLoading'
  | 'entities.errorLoading'
  | 'audioGuides.loadFailed';

const toArchive = { path: '/archivio', text: 'photo.backToArchive' } as const;
const toEntities = { path: '/schede', text: 'entity.backToEntities' } as const;

const sections: ErrorSection[] = [
  {
    paths: /^\/foto\//,
    missing: { title: 'photo.notFound', text: 'photo.notFoundText' },
    failed: { title: 'photo.errorTitle', text: 'photo.errorLoading' },
    back: toArchive,
  },
  {
    paths: /^\/scheda\//,
    missing: { title: 'entity.notFound', text: 'entity.notFoundText' },
    failed: { title: 'common.error', text: 'entity.errorLoading' },
    back: toEntities,
  },
  {
    paths: /^\/(archivio|catalog)$/,
    failed: { title: 'common.error', text: 'archive.errorLoading' },
    back: toArchive,
  },
  {
    paths: /^\/schede$/,
    failed: { title: 'common.error', text: 'entities.errorLoading' },
    back: toEntities,
  },
  {
    paths: /^\/schede\/audioguide$/,
    failed: { title: 'audioGuides.error', text: 'audioGuides.loadFailed' },
    back: toEntities,
  },
];

export const errorSectionOf = (urlPathname: string): ErrorSection | undefined =>
  sections.find(({ paths }) => paths.test(urlPathname));

import { usePageContext } from 'vike-react/usePageContext';
import type { Language } from '../../../src/contract/languages.js';
import { failureText } from '../failure-text.js';
import { photoName } from '../photo-name.js';
import { useAdminText } from '../use-admin-text.js';
import { csvOf, saveAs } from './batch-report.js';
import { photoUploads } from './photo-uploads.js';
import type { Upload } from './upload.js';

/** Saves what became of every chosen file as a table, in the order in which they were sent. */
export function useBatchReport(): () => void {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  return () => {
    const { uploads } = photoUploads;
    const heading = (['path', 'outcome', 'reason', 'photo', 'link'] as const).map((name) =>
      t(`uploads.report.${name}`),
    );
    const sent = uploads
      .all()
      .map((upload) => [
        upload.name,
        t(`photos.upload.${upload.state}`),
        ...detailsOf(upload, language, t('photos.sameScan')),
      ]);
    const leftOut = uploads
      .listLeftOut()
      .map(({ path, kind }) => [path, t('uploads.report.leftOut'), t(`uploads.kinds.${kind}`), null, null]);
    // The calendar of Sweden writes days as ISO 8601 does.
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone }).format(new Date());
    saveAs(`${t('uploads.report.file')}-${day}.csv`, csvOf([heading, ...sent, ...leftOut]));
  };
}

/** The reason, and the number and the address of the photo that it has become, or of the one that has the same scan. */
function detailsOf(
  { failure, photo, sameScanAs, sameFileAs }: Upload,
  language: Language,
  sameScan: string,
): (string | number | null)[] {
  const known = photo ?? sameScanAs;
  const same = sameScanAs ? `${sameScan} ${photoName(sameScanAs, language)}` : sameFileAs;
  return [
    failure ? failureText(failure, language) : same,
    known?.id ?? null,
    known ? new URL(`/admin/edit-photo/${known.id}`, location.href).href : null,
  ];
}

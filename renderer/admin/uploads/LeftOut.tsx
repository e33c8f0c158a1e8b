import { formatNumber } from '../../i18n/format.js';
import { Disclosure } from '../../ui/Disclosure.js';
import { useAdminText } from '../use-admin-text.js';
import { fileKinds } from './file-kinds.js';
import type { LeftOutFile } from './upload-store.js';

/** The chosen files that are not sent, all of them, by what they are. */
export function LeftOut({ files }: { files: readonly LeftOutFile[] }) {
  const { t, language } = useAdminText();
  if (files.length === 0) return null;
  const number = formatNumber(files.length, language);
  return (
    <div className="mt-3 border-t border-line text-sm">
      <p role="status" className="sr-only">
        {t('uploads.leftOut', { count: files.length, number })}
      </p>
      <Disclosure label={t('uploads.leftOut', { count: files.length, number })} isOpen={files.length <= 20}>
        <dl className="pb-3">
          {fileKinds.map((kind) => {
            const ofKind = files.filter((file) => file.kind === kind);
            return (
              ofKind.length > 0 && (
                <div key={kind} className="mt-2">
                  <dt className="font-semibold">
                    {t(`uploads.kinds.${kind}`)} ({formatNumber(ofKind.length, language)})
                  </dt>
                  {ofKind.map(({ path }, index) => (
                    <dd key={index} className="text-mute wrap-anywhere">
                      {path}
                    </dd>
                  ))}
                </div>
              )
            );
          })}
        </dl>
      </Disclosure>
    </div>
  );
}

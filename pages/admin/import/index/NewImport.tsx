import { useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { failureText } from '../../../../renderer/admin/failure-text.js';
import { formatBytes } from '../../../../renderer/admin/format-bytes.js';
import { importPath } from '../../../../renderer/admin/imports/import-steps.js';
import { sendImportFile, type SendingStep } from '../../../../renderer/admin/imports/send-import-file.js';
import { useUnsavedWarning } from '../../../../renderer/admin/records/use-unsaved-warning.js';
import { useWindowDrop } from '../../../../renderer/admin/uploads/use-window-drop.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { ApiError } from '../../../../renderer/api/request.js';
import { actionIcons } from '../../../../renderer/forms/action-icons.js';
import { ErrorSummary } from '../../../../renderer/forms/ErrorSummary.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { FileInput } from '../../../../renderer/forms/FileInput.js';
import { isImportFile, importFileTypes } from './import-file.js';
import { SendingFile } from './SendingFile.js';

/** Begins an import with one file, which is chosen or dropped anywhere in the window. */
export function NewImport() {
  const { t, language } = useAdminText();
  const [sent, setSent] = useState<{ file: File; step: SendingStep } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useUnsavedWarning(sent !== null, t('imports.new.leave'));

  const send = async (file: File) => {
    const controller = (stop.current = new AbortController());
    const show = (step: SendingStep) => setSent({ file, step });
    setFailure(null);
    try {
      const { id } = await sendImportFile(file, controller.signal, show);
      await navigate(importPath(id));
    } catch (error) {
      setSent(null);
      if (controller.signal.aborted) return;
      setFailure(
        error instanceof ApiError ? error.message || failureText(error.code, language) : t('imports.new.failedText'),
      );
    }
  };
  const take = (files: Iterable<File>) => {
    if (sent) return;
    const [file, ...others] = [...files];
    if (!file) return;
    if (others.length > 0) setFailure(t('imports.new.onlyOne'));
    else if (!isImportFile(file.name)) setFailure(t('imports.new.wrongType', { name: file.name }));
    else void send(file);
  };
  const { isOver } = useWindowDrop(({ files }) => take(files));

  return (
    <section aria-labelledby="new-import" className="mt-8 border border-line bg-surface noscript:hidden">
      <h2 id="new-import" className="sr-only">
        {t('imports.new.title')}
      </h2>
      {failure !== null && (
        <div className="m-3">
          <ErrorSummary title={t('imports.new.failed')} text={failure} />
        </div>
      )}
      {sent ? (
        <SendingFile
          name={sent.file.name}
          size={formatBytes(sent.file.size, language)}
          step={sent.step}
          onCancel={() => stop.current?.abort()}
        />
      ) : (
        <div
          className={`m-3 grid gap-x-6 gap-y-4 border border-dashed p-4 tint max-md:justify-items-center max-md:text-center md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:p-6 ${
            isOver ? 'border-brand bg-brand/10' : 'border-edge'
          }`}
        >
          <Icon name={actionIcons.upload} size={32} className="text-brand" />
          <div>
            <p className="font-serif text-xl [@media(hover:none)]:hidden">{t('imports.new.drop')}</p>
            <p className="mt-1 text-xs text-mute">{t('imports.new.formats')}</p>
            <p className="mt-1 text-xs text-mute">{t('imports.new.safe')}</p>
          </div>
          <label className="btn btn-primary cursor-pointer">
            {t('imports.new.choose')}
            <FileInput accept={importFileTypes} onFiles={take} />
          </label>
        </div>
      )}
    </section>
  );
}

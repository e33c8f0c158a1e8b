import type { SendingStep } from '../../../../renderer/admin/imports/send-import-file.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../../renderer/i18n/use-text.js';

interface SendingFileProps {
  name: string;
  size: string;
  step: SendingStep;
  onCancel(): void;
}

/** How far a file is on its way, and a button that stops it. */
export function SendingFile({ name, size, step, onCancel }: SendingFileProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const text = step.step === 'wait' ? t(`uploads.waits.${step.reason}`) : t(`imports.new.steps.${step.step}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 p-4 text-sm sm:p-6">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {name} <span className="font-normal text-mute tabular-nums">{size}</span>
        </p>
        <p className={step.step === 'wait' ? 'text-caution' : 'text-mute'}>
          <span role="status">{text}</span>
          {step.step === 'send' && <span className="tabular-nums"> {Math.round(step.fraction * 100)}%</span>}
        </p>
      </div>
      <button type="button" className="btn btn-outline" disabled={step.step === 'make'} onClick={onCancel}>
        {site('form.cancel')}
      </button>
      <progress
        className="upload-progress col-span-full"
        aria-label={name}
        max={1}
        {...(step.step === 'send' && { value: step.fraction })}
      />
    </div>
  );
}

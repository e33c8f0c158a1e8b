import { useState } from 'react';
import { changeSettings } from '../../../renderer/admin/change-settings.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asMember } from '../../../renderer/account/sign-in-again.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { ConfirmDialog } from '../../../renderer/forms/ConfirmDialog.js';
import { FileInput } from '../../../renderer/forms/FileInput.js';
import { ApiError } from '../../../renderer/api/request.js';
import { sendImage } from '../../../renderer/api/send-image.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

/** Replaces or removes the plan of the map, at once. */
export function PlanUpload({ version: first }: { version: string | null }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const [version, setVersion] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);

  const change = async (call: () => Promise<string | null>) => {
    setIsBusy(true);
    setProblems([]);
    try {
      setVersion(await changeSettings(() => asMember(call)));
      showToast({ kind: 'success', title: t('form.saved') });
    } catch (error) {
      setProblems(error instanceof ApiError ? problemsOf(error) : [site('common.error')]);
    }
    setIsBusy(false);
  };
  const handleFile = ([plan]: File[]) => {
    if (plan) void change(async () => (await sendImage('adminSettings.replacePlan', { plan })).planVersion);
  };
  const handleRemove = async () => {
    await change(async () => {
      await adminApi.adminSettings.removePlan();
      return null;
    });
    setIsAsking(false);
  };

  return (
    <div className="mt-8 mb-10 noscript:hidden">
      <FieldGroup id="shapes" title={t('map.plan')} hint={t('map.planHint')}>
        <p role="status" className="text-sm">
          {version === null ? t('map.noPlan') : t('map.hasPlan')}
        </p>
        {problems.length > 0 && (
          <ul role="alert" className="bg-danger-bg p-4 text-sm text-danger">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          <label className="btn btn-outline cursor-pointer" aria-busy={isBusy}>
            {t('map.choosePlan')}
            <FileInput
              accept=".geojson,.json,application/geo+json,application/json"
              disabled={isBusy}
              onFiles={handleFile}
            />
          </label>
          {version !== null && (
            <>
              <a className="btn btn-outline" href={`/api/settings/plan/${version}`} download="plan.geojson">
                {t('map.downloadPlan')}
              </a>
              <button type="button" className="btn btn-outline" disabled={isBusy} onClick={() => setIsAsking(true)}>
                {t('map.removePlan')}
              </button>
            </>
          )}
        </div>
      </FieldGroup>
      {isAsking && (
        <ConfirmDialog
          title={t('map.removePlanTitle')}
          text={t('map.removePlanText')}
          action={t('map.removePlan')}
          isBusy={isBusy}
          onConfirm={() => void handleRemove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

/** The message, and the place of each error in the file. */
const problemsOf = ({ message, errors = [] }: ApiError): string[] => [
  message,
  ...errors.map((error) => `${error.field}: ${error.message}`),
];

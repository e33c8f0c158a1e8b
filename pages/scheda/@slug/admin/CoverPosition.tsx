import { useState } from 'react';
import { navigate } from 'vike/client/router';
import type { EntityDetail } from '../../../../src/contract/entity.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { CoverPlaces } from '../../../../renderer/admin/CoverPlaces.js';
import { queryClient } from '../../../../renderer/api/query-client.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { RangeField } from '../../../../renderer/forms/RangeField.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';

interface CoverPositionProps {
  entity: Pick<EntityDetail, 'id' | 'coverPhotoPosition'>;
  onPreview(position: number | null): void;
}

const noticeMs = 3_000;

/** Sets the vertical position of the cropped cover; the page previews it while the slider moves. */
export function CoverPosition({ entity: { id, coverPhotoPosition: stored }, onPreview }: CoverPositionProps) {
  const { t } = useAdminText();
  const [position, setPosition] = useState(stored);
  const [isSaving, setIsSaving] = useState(false);
  const show = (to: number) => {
    setPosition(to);
    onPreview(to);
  };
  const handleSave = async () => {
    setIsSaving(true);
    const isSaved = await adminApi.adminEntities.setCoverPosition({ id, position }).then(
      () => true,
      () => false,
    );
    if (isSaved) {
      showToast({ kind: 'success', title: t('controls.coverSaved'), topic: 'cover', durationMs: noticeMs });
      await refetchPage();
    }
    // A failed save shows no message: the slider returns to the stored position.
    else show(stored);
    setIsSaving(false);
  };
  return (
    <fieldset className="grid max-w-[34rem] gap-4 border border-line bg-surface p-5">
      <legend className="sr-only">{t('controls.cover')}</legend>
      <div className="flex flex-wrap gap-2">
        <CoverPlaces position={position} onChoose={show} className="grow justify-center" />
      </div>
      <RangeField label={t('controls.position')} value={position} text={String(position)} step={1} onChange={show} />
      <button
        type="button"
        className="btn btn-primary justify-self-start"
        aria-busy={isSaving}
        onClick={() => void handleSave()}
      >
        {t('form.save')}
      </button>
    </fieldset>
  );
}

/** Loads the stored entity again; lists are refetched when they are next shown. */
async function refetchPage(): Promise<void> {
  const client = queryClient();
  await Promise.all(['entity', 'entities'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  await navigate(location.pathname + location.search, { keepScrollPosition: true, overwriteLastHistoryEntry: true });
}

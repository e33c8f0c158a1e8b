import { useState } from 'react';
import { navigate } from 'vike/client/router';
import type { EntityDetail } from '../../../../src/contract/entity.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { queryClient } from '../../../../renderer/api/query-client.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { RangeField } from '../../../../renderer/forms/RangeField.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';

interface CoverPositionProps {
  entity: Pick<EntityDetail, 'id' | 'coverPhotoPosition'>;
  onPreview(position: number | null): void;
}

const places = [
  { key: 'top', position: 0 },
  { key: 'centre', position: 50 },
  { key: 'bottom', position: 100 },
] as const;

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
        {places.map(({ key, position: of }) => (
          <button
            key={key}
            type="button"
            aria-pressed={position === of}
            className="chip min-h-11 grow justify-center"
            onClick={() => show(of)}
          >
            {t(`controls.${key}`)}
          </button>
        ))}
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

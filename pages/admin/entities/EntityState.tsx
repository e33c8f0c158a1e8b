import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { AdminEntityDetail } from '../../../src/contract/entity.js';
import { entityPath } from '../../../src/contract/paths.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { entityPreviewPath } from '../../../renderer/admin/admin-entity-queries.js';
import { PublishDialog } from '../../../renderer/admin/publish/PublishDialog.js';
import type { RecordControl } from '../../../renderer/admin/records/RecordForm.js';
import { stateTone } from '../../../renderer/admin/state-tone.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

export interface EntityStateProps {
  entity: AdminEntityDetail;
  /** The form beside it. */
  form: RefObject<RecordControl | null>;
  /** Its state has changed, apart from the form. */
  onChange(changed: AdminEntityDetail): void;
}

/** Whether an entity is public, its page or the preview of it, and the button that publishes it or makes it a draft again. */
export function EntityState({ entity, form, onChange }: EntityStateProps) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const { id, slug, status } = entity;
  const isPublic = status === 'published';

  const show = () =>
    attempt(
      async () => {
        onChange(await adminApi.adminEntities.change({ id, status: isPublic ? 'draft' : 'published' }));
        // Lists and pages have it now, or have it no more.
        void client.invalidateQueries();
      },
      { done: t(isPublic ? 'entities.withdrawn' : 'entities.published'), failed: t('form.failed') },
    );
  const handleShow = () => {
    if (!isPublic && form.current?.isUnsaved) setIsAsking(true);
    else void show();
  };
  // Both at once: nothing is published when what was typed cannot be saved.
  const saveAndPublish = () => {
    setIsAsking(false);
    form.current?.save({ status: 'published' });
  };

  return (
    <>
      <p>
        <span className={`badge ${stateTone[status].badge}`}>{t(`photos.status.${status}`)}</span>
      </p>
      <Link
        to={isPublic ? entityPath(slug) : entityPreviewPath(id)}
        className="link inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <Icon name="eye" size={18} /> {t(isPublic ? 'entities.public' : 'entities.preview')}
      </Link>
      <button
        type="button"
        className="btn btn-outline noscript:hidden lg:justify-self-start"
        disabled={isBusy}
        onClick={handleShow}
      >
        {t(isPublic ? 'entities.withdraw' : 'entities.publish')}
      </button>
      {isAsking && (
        <PublishDialog
          title={t('entities.publishTitle')}
          doubts={['unsaved']}
          isBusy={isBusy}
          onConfirm={saveAndPublish}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

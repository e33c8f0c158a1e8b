import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { actionIcons } from '../../../renderer/forms/action-icons.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { recordHistoryPath } from '../../../renderer/admin/history/history-queries.js';
import { OtherData } from '../../../renderer/admin/records/OtherData.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asCardType } from '../../../renderer/entities/card-type.js';
import { EntityCover } from '../../../renderer/entities/EntityCover.js';
import { TypeBadge } from '../../../renderer/entities/TypeBadge.js';
import { ConfirmDialog } from '../../../renderer/forms/ConfirmDialog.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { EntityState, type EntityStateProps } from './EntityState.js';
import { isOfLinkedPhotos } from './linked-photos.js';

interface EntityAsideProps extends EntityStateProps {
  type: EntityType | undefined;
}

/** The cover of an entity as it is stored, its state, and the button that deletes it. */
export function EntityAside({ entity, type, form, onChange }: EntityAsideProps) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const count = { count: entity.photo_count, number: formatNumber(entity.photo_count, language) };

  const handleDelete = async () => {
    const isDone = await attempt(() => adminApi.adminEntities.remove({ id: entity.id }), {
      done: t('entities.deleted'),
      failed: t('entities.deleteFailed'),
    });
    setIsAsking(false);
    if (!isDone) return;
    // All but the photos of the card itself, which the page shows until the list opens: they are gone.
    void client.invalidateQueries({ predicate: ({ queryKey }) => !isOfLinkedPhotos(queryKey, entity.id) });
    await navigate('/admin/entities');
  };

  return (
    <>
      <div className="aspect-4/3 overflow-hidden bg-mount max-lg:max-w-72">
        <EntityCover entity={entity} type={type} sizes="24rem" />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-mute">
        <TypeBadge type={type && asCardType(type, language)} />
        {t('entities.photos', count)}
      </p>
      <EntityState entity={entity} form={form} onChange={onChange} />
      <Link
        to={recordHistoryPath('entity', entity.id)}
        className="link inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <Icon name="clock" size={18} /> {t('history.ofRecord')}
      </Link>
      <OtherData of={entity.otherData} />
      <button
        type="button"
        className="btn btn-danger noscript:hidden lg:justify-self-start"
        onClick={() => setIsAsking(true)}
      >
        <Icon name={actionIcons.remove} size={18} /> {t('entities.delete')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('entities.deleteTitle', { name: localized(entity, 'name', language) })}
          text={t('entities.deleteText', count)}
          action={t('entities.delete')}
          isBusy={isBusy}
          onConfirm={() => void handleDelete()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

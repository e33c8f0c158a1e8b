import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminEntityDetail } from '../../../src/contract/entity.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import { entityPath } from '../../../src/contract/paths.js';
import { recordHistoryPath } from '../../../renderer/admin/history/history-queries.js';
import { RecordForm } from '../../../renderer/admin/records/RecordForm.js';
import { RecordPage } from '../../../renderer/admin/records/RecordPage.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { EntityCover } from '../../../renderer/entities/EntityCover.js';
import { asCardType } from '../../../renderer/entities/card-type.js';
import { TypeBadge } from '../../../renderer/entities/TypeBadge.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';
import { entityChangeOf, entityValues } from './entity-form.js';
import { EntityFields } from './EntityFields.js';

interface EntityEditorProps {
  entity: AdminEntityDetail;
  types: EntityType[];
}

/** The metadata form of an entity. */
export function EntityEditor({ entity: first, types }: EntityEditorProps) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const [entity, setEntity] = useState(first);
  const type = types.find(({ code }) => code === entity.entityTypeCode);

  const save = async (fields: FormData) => {
    const { id, updatedAt } = entity;
    const changed = await adminApi.adminEntities.change({ id, updatedAt, ...entityChangeOf(fields) });
    setEntity(changed);
    // The entity's page and any list may show the changed values.
    void client.invalidateQueries();
    return entityValues(changed);
  };

  return (
    <RecordPage
      title={localized(entity, 'name', language)}
      back={{ path: '/admin/entities', text: t('entities.back') }}
      aside={
        <>
          <div className="aspect-4/3 overflow-hidden bg-mount max-lg:max-w-72">
            <EntityCover entity={entity} type={type} sizes="24rem" />
          </div>
          <p className="flex flex-wrap gap-x-4 text-sm text-mute">
            <TypeBadge type={type && asCardType(type, language)} />
            {t('entities.photos', { count: entity.photo_count, number: formatNumber(entity.photo_count, language) })}
          </p>
          <Link to={entityPath(entity.slug)} className="link inline-flex min-h-11 items-center gap-2 text-sm">
            <Icon name="eye" size={18} /> {t('entities.public')}
          </Link>
          <Link
            to={recordHistoryPath('entity', entity.id)}
            className="link inline-flex min-h-11 items-center gap-2 text-sm"
          >
            <Icon name="clock" size={18} /> {t('history.ofRecord')}
          </Link>
        </>
      }
    >
      <RecordForm save={save}>
        {(errorOf) => <EntityFields values={entityValues(first)} types={types} errorOf={errorOf} />}
      </RecordForm>
    </RecordPage>
  );
}

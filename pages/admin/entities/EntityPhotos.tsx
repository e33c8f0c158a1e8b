import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import type { AdminEntityDetail, EntityPhotos as Linked } from '../../../src/contract/entity.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { isNotLoaded } from '../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../renderer/loading/NotLoaded.js';
import { EntityPhotosEditor, type LinkedPhotosControl } from './EntityPhotosEditor.js';
import { linkedPhotosKey } from './linked-photos.js';

const pageSize = 24;

interface EntityPhotosProps {
  entity: AdminEntityDetail;
  control: Ref<LinkedPhotosControl>;
  /** How many of its changes are not saved. */
  onUnsaved(count: number): void;
  /** Saves the page: the form of the photos was sent by a key. */
  onSend(): void;
  /** They are saved. */
  onChange(present: AdminEntityDetail): void;
}

/** The photos of an entity: linked, unlinked and put in an order. The button of the page saves them. */
export function EntityPhotos({ entity, control, onUnsaved, onSend, onChange }: EntityPhotosProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const client = useQueryClient();
  const [limit, setLimit] = useState(pageSize);
  /** Counts the saves: the section begins again with what is stored. */
  const [version, setVersion] = useState(0);
  const list = useQuery({
    queryKey: linkedPhotosKey(entity.id, { limit, version }),
    queryFn: () => adminApi.adminEntities.photos({ id: entity.id, limit }),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const { data, isPlaceholderData } = list;
  const handleSaved = (linked: Linked, present: AdminEntityDetail) => {
    client.setQueryData<Linked>(linkedPhotosKey(entity.id, { limit: pageSize, version: version + 1 }), linked);
    setLimit(pageSize);
    setVersion(version + 1);
    onChange(present);
    void client.invalidateQueries();
  };
  return (
    <div className="border-t border-line pt-8 noscript:hidden">
      <FieldGroup id="photos" title={t('entities.linkedPhotos')} hint={t('entities.linkedPhotosHint')}>
        {data ? (
          <EntityPhotosEditor
            key={`${limit} ${version} ${isPlaceholderData}`}
            entity={entity}
            first={data}
            control={control}
            onMore={data.total > data.items.length ? () => setLimit(limit + pageSize) : null}
            onUnsaved={onUnsaved}
            onSend={onSend}
            onSaved={handleSaved}
          />
        ) : isNotLoaded(list) ? (
          <NotLoaded query={list} />
        ) : (
          <p role="status">{site('filters.loading')}</p>
        )}
      </FieldGroup>
    </div>
  );
}

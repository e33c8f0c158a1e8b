import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from 'vike-react/useData';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { UndoNotice } from '../../../renderer/admin/undo/UndoNotice.js';
import { useUndo } from '../../../renderer/admin/undo/use-undo.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { asQuery } from '../../../renderer/api/load.js';
import { EmptyState } from '../../../renderer/ui/EmptyState.js';
import type { Data } from './+data.shared.js';
import { adminDefaultCoverList } from './default-cover-queries.js';
import { PreviewPosition } from './PreviewPosition.js';
import { TypeCovers } from './TypeCovers.js';

/** While images are being made. */
const refetchMs = 1_500;

export default function Page() {
  const { t } = useAdminText();
  const { types, covers: first } = useData<Data>();
  const { data: covers } = useQuery({
    ...asQuery(adminDefaultCoverList),
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.some(({ isProcessing }) => isProcessing) ? refetchMs : false),
  });
  const undo = useUndo();
  const [position, setPosition] = useState(50);
  return (
    <>
      <AdminHeading title={t('defaultCovers.title')} lead={t('defaultCovers.lead')} />
      <p className="mt-2 max-w-2xl text-sm text-mute">{t('defaultCovers.rule')}</p>
      <PreviewPosition position={position} onChange={setPosition} />
      <UndoNotice {...undo} />
      {types.map((type) => (
        <TypeCovers
          key={type.id}
          type={type}
          covers={covers.filter(({ entityTypeCode }) => entityTypeCode === type.code)}
          position={position}
          onRemoved={undo.offer}
        />
      ))}
      {types.length === 0 && (
        <EmptyState icon="card" title={t('entityTypes.empty')} text={t('entityTypes.emptyText')} />
      )}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import type { RecordRemoved } from '../../../src/contract/api/entities.js';
import { type AdminDefaultCover, firstShownOrder } from '../../../src/contract/default-cover.js';
import type { EntityType } from '../../../src/contract/entity-type.js';
import { localized } from '../../../src/contract/localized.js';
import type { Undoable } from '../../../renderer/admin/undo/use-undo.js';
import { FileButton } from '../../../renderer/admin/FileButton.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { sendImage } from '../../../renderer/api/send-image.js';
import { asCardType } from '../../../renderer/entities/card-type.js';
import { TypeBadge } from '../../../renderer/entities/TypeBadge.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { CoverItem } from './CoverItem.js';

interface TypeCoversProps {
  type: EntityType;
  /** Of this type, in their order. */
  covers: AdminDefaultCover[];
  /** Vertical focus of the previews. */
  position: number;
  onRemoved(undoable: Undoable): void;
}

/** The default covers of one type. */
export function TypeCovers({ type, covers, position, onRemoved }: TypeCoversProps) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const name = localized(type, 'name', language);

  const change = async (call: () => Promise<unknown>, done: string | null = t('form.saved')) => {
    await attempt(call, { done, failed: t('form.failed') });
    await client.invalidateQueries();
  };
  const remove = async ({ id, sortOrder }: AdminDefaultCover) => {
    const answers: RecordRemoved[] = [];
    // The notice that offers to undo it says it.
    await change(async () => answers.push(await adminApi.adminDefaultCovers.remove({ id })), null);
    const text = t('defaultCovers.removed', { name, place: sortOrder });
    for (const { changeSetId } of answers) onRemoved({ text, changeSetId });
  };

  return (
    <section aria-labelledby={`type-${type.id}`} aria-busy={isBusy} className="mt-10 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={`type-${type.id}`} className="text-2xl">
          <TypeBadge type={asCardType(type, language)} />
        </h2>
        <FileButton
          text={t('defaultCovers.add')}
          label={t('defaultCovers.addTo', { name })}
          isBusy={isBusy}
          onFile={(image) =>
            void change(() => sendImage('adminDefaultCovers.upload', { entityTypeCode: type.code, image }))
          }
        />
      </div>
      {covers.length === 0 && <p className="mt-3 text-sm text-mute">{t('defaultCovers.none')}</p>}
      <ol className="mt-5 grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {covers.map((cover, index) => (
          <CoverItem
            key={cover.id}
            cover={cover}
            type={type}
            position={position}
            isBusy={isBusy}
            earlier={earlierPlace(covers, index)}
            later={laterPlace(covers, index)}
            onPlace={(sortOrder) =>
              void change(() => adminApi.adminDefaultCovers.change({ ...seen(cover), sortOrder }))
            }
            onReplace={(image) => void change(() => sendImage('adminDefaultCovers.replace', { ...seen(cover), image }))}
            onRemove={() => void remove(cover)}
          />
        ))}
      </ol>
    </section>
  );
}

const seen = ({ id, version }: AdminDefaultCover) => ({ id, version });

/** The place before: that of the cover before it, or the first one, which sets a cover aside. Null at the beginning. */
const earlierPlace = (covers: AdminDefaultCover[], index: number): number | null =>
  covers[index - 1]?.sortOrder ?? ((covers[index]?.sortOrder ?? 0) > 1 ? 1 : null);

/** The place behind: that of the next cover, or the first shown one for a cover that is set aside. Null at the end. */
const laterPlace = (covers: AdminDefaultCover[], index: number): number | null =>
  covers[index + 1]?.sortOrder ?? (covers[index]?.sortOrder === 1 ? firstShownOrder : null);

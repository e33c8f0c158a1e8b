import type { AdminEntityDetail } from '../../../src/contract/entity.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { PhotoChoice } from './PhotoChoice.js';
import { usePhotosToChoose } from './use-photos-to-choose.js';

/** Ids of the earlier and the later photo; a half-made choice has null at the place of the other. */
export type Comparison = readonly (number | null)[];

/** As they are sent: the server refuses a half-made choice. */
export const comparedPhotos = (comparison: Comparison): number[] => comparison.filter((id) => id !== null);

interface ComparisonFieldsProps {
  entity: AdminEntityDetail;
  comparison: Comparison;
  onChange(comparison: Comparison): void;
  errorOf(field: string): string | undefined;
}

/** Chooses two photos of the same view, which the page of the entity compares. */
export function ComparisonFields({ entity, comparison, onChange, errorOf }: ComparisonFieldsProps) {
  const { t } = useAdminText();
  const [before = null, after = null] = comparison;
  const choice = usePhotosToChoose(entity.id);
  const error = errorOf('comparedPhotoIds');
  const choose = (chosen: Comparison) => onChange(chosen.some((id) => id !== null) ? chosen : []);
  return (
    <div className="grid gap-6">
      <PhotoChoice
        name="comparisonBefore"
        legend={t('entities.comparisonBefore')}
        photos={choice}
        chosen={before}
        onChoose={(id) => choose([id, after])}
      />
      <PhotoChoice
        name="comparisonAfter"
        legend={t('entities.comparisonAfter')}
        photos={choice}
        chosen={after}
        onChoose={(id) => choose([before, id])}
      />
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

import { CoverPlaces } from '../../../renderer/admin/CoverPlaces.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';

interface PreviewPositionProps {
  position: number;
  onChange(position: number): void;
}

/** Shows the covers as cards crop them: each entity has its own position, so this one is for looking only. */
export function PreviewPosition({ position, onChange }: PreviewPositionProps) {
  const { t } = useAdminText();
  return (
    <div role="group" aria-labelledby="preview" className="mt-6 flex flex-wrap items-center gap-2 noscript:hidden">
      <span id="preview" className="mr-2 text-sm text-mute max-sm:basis-full">
        {t('defaultCovers.previewAt')}
      </span>
      <CoverPlaces position={position} onChoose={onChange} />
    </div>
  );
}

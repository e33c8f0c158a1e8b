import { useAdminText } from '../../../renderer/admin/use-admin-text.js';

const places = [
  { key: 'top', position: 0 },
  { key: 'centre', position: 50 },
  { key: 'bottom', position: 100 },
] as const;

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
      {places.map(({ key, position: of }) => (
        <button
          key={key}
          type="button"
          aria-pressed={position === of}
          className="chip min-h-11"
          onClick={() => onChange(of)}
        >
          {t(`controls.${key}`)}
        </button>
      ))}
    </div>
  );
}

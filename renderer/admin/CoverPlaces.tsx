import { useAdminText } from './use-admin-text.js';

const places = [
  { key: 'top', position: 0 },
  { key: 'centre', position: 50 },
  { key: 'bottom', position: 100 },
] as const;

interface CoverPlacesProps {
  /** In percent of the height, as `object-position` takes it. */
  position: number;
  onChoose(position: number): void;
  className?: string;
}

/** Buttons for the usual vertical positions of a cropped cover. */
export function CoverPlaces({ position, onChoose, className = '' }: CoverPlacesProps) {
  const { t } = useAdminText();
  return places.map(({ key, position: of }) => (
    <button
      key={key}
      type="button"
      aria-pressed={position === of}
      className={`chip min-h-11 ${className}`}
      onClick={() => onChoose(of)}
    >
      {t(`controls.${key}`)}
    </button>
  ));
}

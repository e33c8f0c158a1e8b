import { zoomIcons } from './zoom-icons.js';

interface ZoomToolProps {
  name: keyof typeof zoomIcons;
  label: string;
  /** As `aria-keyshortcuts` names keys. */
  keys: string;
  isDisabled?: boolean;
  onUse(): void;
}

/** A button of the enlarged photo. It stays focusable when it does nothing, so that the focus is not lost. */
export const ZoomTool = ({ name, label, keys, isDisabled = false, onUse }: ZoomToolProps) => (
  <button
    type="button"
    className={`zoom-tool zoom-${name}`}
    aria-label={label}
    title={label}
    aria-keyshortcuts={keys}
    aria-disabled={isDisabled}
    onClick={() => !isDisabled && onUse()}
  >
    <svg width="22" height="22" viewBox="0 0 24 24" fill="none" strokeWidth="1.6" aria-hidden="true">
      <path d={zoomIcons[name]} stroke="currentColor" />
    </svg>
  </button>
);

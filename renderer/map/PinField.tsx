import { type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { LateMap } from './LateMap.js';
import { type PinFieldNames, pinFields } from './pin-fields.js';

interface PinFieldProps {
  names: PinFieldNames;
  /** Cards that are near: without a pin the map begins at the first of them that has a place. */
  nearEntityIds?: number[] | undefined;
  /** For whoever came for the position alone. */
  opensAtOnce?: boolean;
  /** The fields, in which the position may be typed as well. */
  children: ReactNode;
}

/** A position that may be typed, or pointed to on a map, which comes when it is wanted. */
export function PinField({ names, nearEntityIds = [], opensAtOnce = false, children }: PinFieldProps) {
  const { t } = useText();
  const id = useId();
  const within = useRef<HTMLDivElement>(null);
  const [fields] = useState(() => pinFields(within, names));
  const [isOpen, setIsOpen] = useState(opensAtOnce);
  return (
    <div ref={within} className="grid min-w-0 gap-3">
      <button
        type="button"
        className="link flex min-h-11 items-center gap-2 justify-self-start text-left text-sm noscript:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="pin" className="shrink-0" />
        {t(isOpen ? 'map.close' : 'map.open')}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <LateMap fields={fields} nearEntityIds={nearEntityIds} onDismiss={() => setIsOpen(false)} />}
      </div>
      {children}
    </div>
  );
}

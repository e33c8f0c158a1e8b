import { type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { Icon } from '../../ui/icons/Icon.js';
import { OnDemandMap } from '../OnDemandMap.js';
import { bearingField } from './bearing-field.js';
import { type PinFieldNames, pinFields } from './pin-fields.js';

interface PinFieldProps {
  names: PinFieldNames;
  /** Name of the field with the direction of view, which is then turned on the map. */
  bearingName?: string;
  /** Related entities: without a pin the map starts at the first of them that has a position. */
  nearEntityIds?: number[] | undefined;
  /** Opens the map at once, for a form that asks for a position only. */
  opensAtOnce?: boolean;
  /** The input fields of the position. */
  children: ReactNode;
}

const loadPinMap = () => import('./PinMap.js');

/** A position that is typed, or chosen on a map; the map is loaded when it is opened. */
export function PinField({ names, bearingName, nearEntityIds = [], opensAtOnce = false, children }: PinFieldProps) {
  const { t } = useText();
  const id = useId();
  const within = useRef<HTMLDivElement>(null);
  const [fields] = useState(() => pinFields(within, names));
  const [bearing] = useState(() => (bearingName === undefined ? null : bearingField(within, bearingName)));
  const [isOpen, setIsOpen] = useState(opensAtOnce);
  const close = () => setIsOpen(false);
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
        {isOpen && (
          <OnDemandMap load={loadPinMap} placeholder={<div className="skeleton h-88 max-sm:h-80" />} onDismiss={close}>
            {({ PinMap }, contents) => (
              <PinMap {...contents} {...{ fields, bearing, nearEntityIds }} onDismiss={close} />
            )}
          </OnDemandMap>
        )}
      </div>
      {children}
    </div>
  );
}

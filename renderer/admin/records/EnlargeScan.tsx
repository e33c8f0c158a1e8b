import { lazy, useState } from 'react';
import type { Renditions } from '../../../src/contract/image.js';
import { OnDemand } from '../../loading/OnDemand.js';
import { Picture } from '../../photos/Picture.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';

const ScanDialog = lazy(async () => ({ default: (await import('./ScanDialog.js')).ScanDialog }));

interface EnlargeScanProps {
  image: Renditions;
  /** Path of the image service; a hidden photo has none. */
  service: string | null;
  title: string;
}

/** The picture of a photo, and a button that shows it over the whole window to look at closely. */
export function EnlargeScan({ image, service, title }: EnlargeScanProps) {
  const { t } = useAdminText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <div className="mount mount-fit aspect-4/3 p-3 sm:p-4">
        <Picture image={image} alt={title} sizes="(min-width: 64rem) 45vw, 100vw" eager />
      </div>
      <button
        type="button"
        className="link mt-2 inline-flex min-h-11 items-center gap-2 text-sm noscript:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={18} /> {t('scan.enlarge')}
      </button>
      {isOpen && (
        <OnDemand onMissing={() => setIsOpen(false)}>
          <ScanDialog image={image} service={service} title={title} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </div>
  );
}

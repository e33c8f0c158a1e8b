import { removalRequestPath } from '../../src/contract/removal-request.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { WhatFollows } from './WhatFollows.js';

/** Confirms a request, with and without scripts. */
export function RequestSent({ reference }: { reference: string }) {
  const { t } = useText();
  return (
    <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <div className="bg-mount p-6 lg:p-10">
          <p className="text-sm font-semibold">{t('removalRequest.reference')}</p>
          <p className="mt-2 font-serif text-4xl tracking-wide tabular-nums lg:text-5xl">{reference}</p>
          <p className="mt-4 max-w-md text-sm text-mute">{t('removalRequest.keepReference')}</p>
        </div>
        <p className="mt-6 flex flex-wrap gap-3">
          <Link to="/archivio" className="btn btn-outline">
            {t('removalRequest.toArchive')}
          </Link>
          <Link to={removalRequestPath} className="btn btn-outline">
            {t('removalRequest.another')}
          </Link>
        </p>
      </div>
      <aside className="lg:col-span-5">
        <WhatFollows />
      </aside>
    </div>
  );
}

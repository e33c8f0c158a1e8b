import { useData } from 'vike-react/useData';
import { removalRequestPath } from '../../src/contract/removal-request.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Breadcrumb } from '../../renderer/ui/Breadcrumb.js';
import { PageHeading } from '../../renderer/ui/PageHeading.js';
import type { Data } from './+data.shared.js';
import { RemovalForm } from './RemovalForm.js';
import { RemovalPhoto } from './RemovalPhoto.js';
import { RequestSent } from './RequestSent.js';
import { WhatFollows } from './WhatFollows.js';

export default function Page() {
  const { t } = useText();
  const { photo, isUnknown, sent } = useData<Data>();
  const title = t(sent ? 'removalRequest.sentTitle' : 'removalRequest.title');
  return (
    <div className="wrap pt-6 pb-20 lg:pb-28">
      <Breadcrumb
        trail={[
          { name: t('breadcrumb.home'), path: '/' },
          { name: t('about.title'), path: '/about' },
          { name: title, path: removalRequestPath },
        ]}
      />
      <PageHeading title={title} lead={t(sent ? 'removalRequest.sentLead' : 'removalRequest.lead')} />
      {sent ? (
        <RequestSent reference={sent} />
      ) : (
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-12">
          <div className="max-w-2xl lg:col-span-7">
            {/* A form without scripts that was refused shows what was typed; another photo is another form. */}
            <RemovalForm key={photo?.id} photo={photo} isUnknown={isUnknown} />
          </div>
          <aside className="grid content-start gap-10 max-lg:row-start-1 lg:col-span-5">
            {photo && <RemovalPhoto photo={photo} />}
            <div className="max-lg:hidden">
              <WhatFollows />
            </div>
          </aside>
        </div>
      )}
    </div>
  );
}

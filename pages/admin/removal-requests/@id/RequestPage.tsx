import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RemovalRequestDetail } from '../../../../src/contract/removal-request.js';
import { DeadlineBadge } from '../../../../renderer/admin/removal-requests/DeadlineBadge.js';
import { useNow } from '../../../../renderer/admin/removal-requests/use-now.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { Decision } from './Decision.js';
import { DecisionForm } from './DecisionForm.js';
import { HideNow } from './HideNow.js';
import { RequestedPhotoFigure } from './RequestedPhotoFigure.js';
import { RequestStatements } from './RequestStatements.js';
import { ResemblingPhotos } from './ResemblingPhotos.js';

interface RequestPageProps {
  request: RemovalRequestDetail;
  /** Also the time of the first clock. */
  renderedAt: string;
}

/** One removal request: the photo, what is asked and by whom, and the steps that are left. */
export function RequestPage({ request: first, renderedAt }: RequestPageProps) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const now = useNow(renderedAt);
  const [request, setRequest] = useState(first);
  const show = (changed: RemovalRequestDetail) => {
    setRequest(changed);
    // Lists of photos change with it, not only those of requests.
    void client.invalidateQueries();
  };
  return (
    <>
      <Link to="/admin/removal-requests" className="link inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={18} /> {t('removals.back')}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="text-3xl tabular-nums lg:text-4xl">
          {t('removals.requestTitle', { reference: request.reference })}
        </h1>
        <p role="status">
          <DeadlineBadge request={request} now={now} />
        </p>
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-8">
          <RequestedPhotoFigure photo={request.photo} sameScan={request.sameScan} />
          <ResemblingPhotos requestId={request.id} />
          <RequestStatements request={request} onErase={show} />
        </div>
        <div className="grid gap-8 max-lg:contents">
          {request.outcome === null ? (
            <>
              {!request.isGrantedToOther && <HideNow request={request} onHide={show} />}
              <DecisionForm request={request} onDecide={show} />
            </>
          ) : (
            <Decision request={request} />
          )}
        </div>
      </div>
    </>
  );
}

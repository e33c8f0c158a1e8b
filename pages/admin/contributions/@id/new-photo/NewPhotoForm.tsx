import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorCodeOf } from '../../../../../src/contract/error-status.js';
import type { QueueOrder, Review } from '../../../../../src/contract/moderation.js';
import type { AdminPhotoDetail } from '../../../../../src/contract/admin-photo.js';
import { isRemovalFailure, type RemovalFailure } from '../../../../../src/contract/removal-failure.js';
import { moderationKey } from '../../../../../renderer/admin/admin-queries.js';
import { DecisionBar } from '../../../../../renderer/admin/contributions/DecisionBar.js';
import { goOn } from '../../../../../renderer/admin/contributions/go-on.js';
import { RejectDialog } from '../../../../../renderer/admin/contributions/RejectDialog.js';
import { useDecision } from '../../../../../renderer/admin/contributions/use-decision.js';
import { photoChangeOf, photoValues } from '../../../../../renderer/admin/photo-form/photo-form.js';
import { areSameLinks, linkIdsOf, photoLinks } from '../../../../../renderer/admin/photo-form/photo-links.js';
import { OtherDateFields } from '../../../../../renderer/admin/photo-form/OtherDateFields.js';
import { PhotoFields } from '../../../../../renderer/admin/photo-form/PhotoFields.js';
import { PhotoLinkFields } from '../../../../../renderer/admin/photo-form/PhotoLinkFields.js';
import { savedParts } from '../../../../../renderer/admin/records/record-values.js';
import { publishDoubts, type PublishDoubt } from '../../../../../renderer/admin/publish/publish-doubts.js';
import { PublishDialog } from '../../../../../renderer/admin/publish/PublishDialog.js';
import { RecordState } from '../../../../../renderer/admin/records/RecordState.js';
import { useUnsavedWarning } from '../../../../../renderer/admin/records/use-unsaved-warning.js';
import { RemovedScanDialog } from '../../../../../renderer/admin/RemovedScanDialog.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../../renderer/admin/admin-api.js';
import { fillForm } from '../../../../../renderer/forms/fill-form.js';
import { Form } from '../../../../../renderer/forms/Form.js';
import { useAttempt } from '../../../../../renderer/forms/use-attempt.js';
import { textOf, useFormSubmit } from '../../../../../renderer/forms/use-form-submit.js';
import { showToast } from '../../../../../renderer/ui/toast-store.js';

interface NewPhotoFormProps {
  review: Review;
  photo: AdminPhotoDetail;
  order: QueueOrder;
}

/** All fields of a proposed photo. Publishing saves them first. */
export function NewPhotoForm({ review, photo: first, order }: NewPhotoFormProps) {
  const { t, language } = useAdminText();
  const client = useQueryClient();
  const { announce } = useDecision();
  const { id, photoStatus } = review.contribution;
  const [photo, setPhoto] = useState(first);
  const [links, setLinks] = useState(() => photoLinks(first, language));
  const [isTyped, setIsTyped] = useState(false);
  const [isRejecting, setIsRejecting] = useState(false);
  const [removalFailure, setRemovalFailure] = useState<RemovalFailure | null>(null);
  const [doubts, setDoubts] = useState<PublishDoubt[]>([]);
  const isPublishing = useRef(false);
  const isUnsaved = isTyped || !areSameLinks(links, photoLinks(photo, language));
  useUnsavedWarning(isUnsaved, t('form.leave'));

  const approve = async (confirmRemovedScan?: true) => {
    try {
      const approval = confirmRemovedScan && { confirmRemovedScan };
      announce('approved', await adminApi.contributions.approve({ id, ...approval }));
    } catch (error) {
      const code = errorCodeOf(error);
      setRemovalFailure(isRemovalFailure(code) ? code : null);
      throw error;
    }
    await goOn(review, order);
  };
  const { isBusy: isConfirming, attempt } = useAttempt();
  const handleConfirm = async () => {
    await attempt(() => approve(true), { done: null, failed: t('contributions.approveFailed') });
    setRemovalFailure(null);
  };

  const submission = useFormSubmit({
    send: async (fields, form) => {
      const { updatedAt } = photo;
      const changed = await adminApi.moderation.changePhoto({
        id,
        updatedAt,
        ...photoChangeOf(fields, photo),
        ...linkIdsOf(links),
      });
      setPhoto(changed);
      setLinks((present) => savedParts(present, links, photoLinks(changed, language)));
      setIsTyped(fillForm(form, fields, photoValues(changed)));
      if (isPublishing.current) {
        await approve();
      } else {
        void client.invalidateQueries({ queryKey: moderationKey });
        showToast({ kind: 'success', title: t('form.saved') });
      }
    },
  });
  const isBusy = submission.progress !== 'none';
  const publish = () => {
    setDoubts([]);
    isPublishing.current = true;
    submission.form.current?.requestSubmit();
  };
  const handlePublish = () => {
    const typed = new FormData(submission.form.current ?? undefined);
    const found = publishDoubts({ title: textOf(typed, 'title'), license: textOf(typed, 'license') });
    if (found.length > 0) setDoubts(found);
    else publish();
  };

  return (
    <div className="noscript:hidden" data-unsaved={isUnsaved} onInput={() => setIsTyped(true)}>
      <Form
        submission={submission}
        failed={t('contributions.approveFailed')}
        className="growing-texts [&>[role=alert]]:mb-8"
      >
        {/* The next contribution follows its publication: nothing can be typed here any more. */}
        <div className="contents" inert={isBusy && isPublishing.current}>
          <PhotoFields
            photoId={first.id}
            values={photoValues(first)}
            nearEntityIds={links.entities.map(({ id: entityId }) => entityId)}
            errorOf={submission.errorOf}
            otherDates={
              <OtherDateFields
                dates={links.otherDates}
                onChange={(otherDates) => setLinks({ ...links, otherDates })}
                errorOf={submission.errorOf}
              />
            }
          />
          <PhotoLinkFields
            {...links}
            onChange={(changed) => setLinks({ ...links, ...changed })}
            errorOf={submission.errorOf}
          />
        </div>
        <DecisionBar
          review={review}
          order={order}
          action={t(isBusy && isPublishing.current ? 'contributions.publishing' : 'contributions.publish')}
          isBusy={isBusy}
          onApprove={photoStatus === 'draft' ? handlePublish : null}
          onReject={() => setIsRejecting(true)}
          state={<RecordState isUnsaved={isUnsaved} error={submission.error} />}
        >
          {photoStatus === 'processing' && <p className="text-sm text-mute">{t('contributions.notReady')}</p>}
          <button
            className="btn btn-outline max-sm:grow"
            aria-busy={isBusy}
            onClick={() => (isPublishing.current = false)}
          >
            {t('contributions.save')}
          </button>
        </DecisionBar>
      </Form>
      {doubts.length > 0 && (
        <PublishDialog doubts={doubts} isBusy={isBusy} onConfirm={publish} onClose={() => setDoubts([])} />
      )}
      {removalFailure && (
        <RemovedScanDialog
          failure={removalFailure}
          isBusy={isConfirming}
          action={t('contributions.approveRemoved')}
          onConfirm={() => void handleConfirm()}
          onClose={() => setRemovalFailure(null)}
        />
      )}
      {isRejecting && (
        <RejectDialog
          onReject={async (rejection) => {
            announce('rejected', await adminApi.contributions.reject({ id, ...rejection }));
            setIsTyped(false);
            setLinks(photoLinks(photo, language));
            await goOn(review, order);
          }}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </div>
  );
}

import { localizedFields } from '../../contract/localized.js';
import { isSlug } from '../../contract/slug.js';
import type { PhotoMetadata } from '../../contract/photo.js';
import type { Actor } from '../../history/actor.js';
import { originalName } from '../../images/upload/original-name.js';
import { deliveryPathOf } from '../../photos/delivery-path.js';
import type { CreatedPhoto } from '../../photos/new-photos.js';
import type { Scan } from '../../photos/new-scan.js';
import type { Links } from '../../photos/photo-links.js';
import { noDate, withCompleteDate } from '../../photos/photo-date.js';
import { withTitle } from '../../photos/untitled-photo.js';
import { newStatus } from './new-status.js';
import type { PhotoDecision } from './photo-decision.js';
import type { ImportContext } from './record-importer.js';

const titles = localizedFields('title');

/** A photo that a row describes and that is not there yet. With a picture it is processed first, as an
 * upload is; with the picture of another one it is published only where the table says so. */
export function newPhotoOfRow(
  decision: PhotoDecision,
  { publishes, mapping }: Pick<ImportContext, 'publishes' | 'mapping'>,
  { viewer }: Actor,
): CreatedPhoto {
  const { metadata, mapped, received, picture, createdAt, frontId = null, repeatsPicture = false } = decision;
  const { slug, status, deliveryPath } = mapped.values;
  // In an export, where a picture lies is not the path that it was delivered under.
  const unstated = mapping.rules.some(({ to }) => to === 'deliveryPath') ? undefined : picture?.path;
  const isBack = frontId !== null;
  const wantedStatus = isBack ? 'back' : newStatus(status, publishes && (!repeatsPicture || status === 'published'));
  if (wantedStatus === 'published' && !received)
    decision.messages.push({ code: 'not_published', column: null, refuses: false });
  return {
    photo: {
      ...metadata!,
      status: received ? 'processing' : isBack ? 'back' : 'draft',
      wantedStatus,
      frontId,
      ...(received && scanOfRow(decision)),
      ...(createdAt && { createdAt }),
      deliveryPath: deliveryPathOf(typeof deliveryPath === 'string' ? deliveryPath : unstated),
      uploadedBy: viewer?.kind === 'user' ? viewer.userId : null,
    },
    links: linksOfRow(decision),
    ...(isSlug(slug) && { wantedSlug: slug }),
    isRevertible: true,
  };
}

/**
 * What a new photo has: a title in any language serves before one that says that there is none.
 * @throws DomainError validation_failed where the parts of its date contradict each other
 */
export function metadataOfRow(fields: Partial<PhotoMetadata>): Partial<PhotoMetadata> & { title: string } {
  const stated = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const title = titles.map((name) => fields[name]).find(Boolean);
  return withCompleteDate(withTitle({ ...(stated as Partial<PhotoMetadata>), ...(title && { title }) }), noDate);
}

/** The picture that was received for a row, under the name that the row gives it. */
export function scanOfRow({ received, picture, mapped }: PhotoDecision): Scan {
  const { fileName } = mapped.values;
  return {
    originalSha256: received!.sha256,
    originalName: originalName(typeof fileName === 'string' && fileName !== '' ? fileName : (picture?.path ?? '')),
    originalType: received!.type,
    originalBytes: String(received!.bytes),
  };
}

export const linksOfRow = ({ tags, entities }: Pick<PhotoDecision, 'tags' | 'entities'>): Links => ({
  tagIds: (tags?.ids ?? []).toSorted((a, b) => a - b),
  entityIds: entities?.ids ?? [],
});

import { pickLocalized } from '../contract/localized.js';
import {
  type RemovalRequest,
  type RemovalRequestDetail,
  removalHours,
  type RequestedPhoto,
} from '../contract/removal-request.js';
import { presentRenditions } from '../images/renditions.presenter.js';
import type { RemovalRequestDetailRecord, RemovalRequestRecord } from './removal-requests.repository.js';

const hourMs = 3_600_000;

export const presentRequestedPhoto = (photo: RemovalRequestRecord['photo']): RequestedPhoto => ({
  id: photo.id,
  slug: photo.slug,
  ...pickLocalized(photo, 'title'),
  status: photo.status,
  image: photo.renditions && presentRenditions(photo),
});

export const presentRemovalRequest = ({ photo, ...row }: RemovalRequestRecord): RemovalRequest => ({
  id: row.id,
  reference: row.reference,
  photo: presentRequestedPhoto(photo),
  name: row.name,
  email: row.email,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  dueAt: new Date(row.createdAt.getTime() + removalHours * hourMs).toISOString(),
  hiddenAt: row.hiddenAt?.toISOString() ?? null,
  outcome: row.outcome,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  suspicious: row.suspicious,
});

/** @param canMail whether the server sends e-mails */
export const presentRemovalRequestDetail = (
  row: RemovalRequestDetailRecord,
  canMail: boolean,
): RemovalRequestDetail => ({
  ...presentRemovalRequest(row),
  reason: row.reason,
  language: row.language,
  statement: row.statement,
  decidedBy: row.deciderName,
  others: row.others,
  sameScan: row.sameScan,
  isGrantedToOther: row.isGrantedToOther,
  answersByMail: canMail && row.email !== '',
});

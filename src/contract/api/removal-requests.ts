import type { Paged } from '../page.js';
import type {
  RemovalDecision,
  RemovalExtension,
  RemovalRequest,
  RemovalRequestCounts,
  RemovalRequestDetail,
  RemovalRequestFields,
  RemovalRequestListQuery,
  RemovalRequestSent,
  RequestedPhoto,
} from '../removal-request.js';

export interface RemovalApi {
  /** Asks for the removal of a published photo. The answer contains the reference of the request. */
  request(fields: RemovalRequestFields): Promise<RemovalRequestSent>;
}

export interface RemovalRequestsApi {
  /** Open requests by the time that is left, those whose photo is hidden last; others with the latest first. */
  list(query: RemovalRequestListQuery): Promise<Paged<RemovalRequest>>;
  counts(): Promise<RemovalRequestCounts>;
  byId(input: { id: number }): Promise<RemovalRequestDetail>;
  /** Photos of other scans that look like the one of the request; whoever moderates judges them. The first 20. */
  resembling(input: { id: number }): Promise<RequestedPhoto[]>;
  /** Asks for another photo in the name of the same sender. Resolves with the request for that one, which may exist. */
  extend(input: { id: number } & RemovalExtension): Promise<RemovalRequestDetail>;
  /** Takes the photo out of every channel at once; it stays so until the request is decided. */
  hide(input: { id: number }): Promise<RemovalRequestDetail>;
  decide(input: { id: number } & RemovalDecision): Promise<RemovalRequestDetail>;
  /** Erases what is known of whoever asked; the request, its decision and their effects stay. */
  erase(input: { id: number }): Promise<void>;
}

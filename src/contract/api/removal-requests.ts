import type { Paged } from '../page.js';
import type {
  RemovalDecision,
  RemovalRequest,
  RemovalRequestCounts,
  RemovalRequestDetail,
  RemovalRequestFields,
  RemovalRequestListQuery,
  RemovalRequestSent,
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
  /** Takes the photo out of every channel at once; it stays so until the request is decided. */
  hide(input: { id: number }): Promise<RemovalRequestDetail>;
  decide(input: { id: number } & RemovalDecision): Promise<RemovalRequestDetail>;
  /** Erases what is known of whoever asked; the request, its decision and their effects stay. */
  erase(input: { id: number }): Promise<void>;
}

import type { News } from '../news.js';

export interface NewsApi {
  /** Since the member's last visit. */
  list(): Promise<News>;
}

import type { Statistics } from '../statistics.js';

export interface StatisticsApi {
  read(): Promise<Statistics>;
}

import type { DataSource, EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import type { Actor } from './actor.js';

/** Runs a change that somebody makes through the API in a transaction of its own. */
export const asViewer = <Result>(
  dataSource: DataSource,
  viewer: Viewer,
  change: (actor: Actor, tx: EntityManager) => Promise<Result>,
): Promise<Result> => dataSource.transaction((tx) => change({ source: 'api', viewer }, tx));

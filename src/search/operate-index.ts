import { AppModule } from '../app.module.js';
import { withArchive } from '../with-archive.js';
import { SearchIndex } from './search-index.js';
import { withMeilisearch } from './with-meilisearch.js';

/**
 * Runs a command on the search index, with or without a running server.
 * @throws OperatorError without a database, and when Meilisearch cannot be used
 */
export const operateIndex = (command: (index: SearchIndex) => Promise<void>): Promise<void> =>
  withArchive(AppModule, (app) => withMeilisearch(() => command(app.get(SearchIndex))));

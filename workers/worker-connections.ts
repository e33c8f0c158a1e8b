/**
 * The size of a worker's connection pool, besides the connections of the queue. Jobs hold a connection only for short
 * statements, and too few jobs need a second one at a time for a deadlock.
 */
export const workerConnections = 7;

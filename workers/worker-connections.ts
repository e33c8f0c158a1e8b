/**
 * How many connections the jobs of a worker share, besides the queue's. They keep one for moments only, and too few of them
 * wait for a second one to block all others.
 */
export const workerConnections = 8;

/** The part of s3rver that tests use; it has no types of its own. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    httpServer: Server;
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}

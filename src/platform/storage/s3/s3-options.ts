/** A store with the API of Amazon S3, and how to sign in to it. */
export interface S3Account {
  /** Origin of the store; null: that of Amazon for the region. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is the first part of the path, and not of the host name. */
  pathStyle: boolean;
}

/** A bucket of it. */
export interface S3Options extends S3Account {
  bucket: string;
}

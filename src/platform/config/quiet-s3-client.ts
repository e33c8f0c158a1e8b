/**
 * The client of S3 warns at every start of the Node.js that its later versions will need, which an operator cannot act on: the
 * lock file decides on its version, and `engines` on that of Node.js. It has no other switch.
 */
export function quietS3Client(): void {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
}

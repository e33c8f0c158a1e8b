import { imageServicePath } from '../contract/paths.js';
import type { Config } from '../platform/config/config.js';
import { reasonOfRequest } from '../platform/operator-error.js';
import { advice, answerMs, type Finding, ok, problem } from './finding.js';

/** No photo has this id: the archive answers with an error of its own, which tells it from others. */
const askedPath = `${imageServicePath(0)}/info.json`;

/** Whether the origin of published files, where there is one, asks the archive, and for nothing but files. */
export async function checkFilesAddress({ filesUrl }: Config): Promise<Finding[]> {
  if (filesUrl === null) return [];
  const ask = (path: string): Promise<Response> =>
    fetch(filesUrl + path, { redirect: 'manual', signal: AbortSignal.timeout(answerMs) });
  try {
    const answer = await ask(askedPath);
    const isOfArchive = answer.status === 404 && (await answer.text()).includes('"photo_not_found"');
    if (!isOfArchive)
      return [
        problem('cdn', `${filesUrl} does not pass ${askedPath} on to the archive (${answer.status}): see docs/cdn.md`),
      ];
    if ((await ask('/health/live')).ok)
      return [advice('cdn', `${filesUrl} passes on more than /uploads/ and /iiif/image/: see docs/cdn.md`)];
    return [ok('cdn', `${filesUrl} asks the archive for files`)];
  } catch (error) {
    const reason = reasonOfRequest(error);
    return [problem('cdn', `nothing answers at ${filesUrl} (${reason}): look at the CDN and at FILES_URL`)];
  }
}

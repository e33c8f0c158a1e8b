import type { Config } from '../platform/config/config.js';
import { reasonOfRequest } from '../platform/operator-error.js';
import { advice, answerMs, type Finding, ok, problem } from './finding.js';

/** Whether the archive answers at the address that its links, mails and feeds name. */
export async function checkPublicAddress({ publicUrl }: Config): Promise<Finding[]> {
  const address = `${publicUrl}/health/live`;
  let answer: Response;
  try {
    answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(answerMs) });
  } catch (error) {
    const reason = reasonOfRequest(error);
    const advised = 'start the server, or look at the proxy and at PUBLIC_URL';
    return [advice('address', `nothing answers at ${publicUrl} (${reason}): ${advised}`)];
  }
  if (await isLive(answer)) return [ok('address', `the archive answers at ${publicUrl}`)];
  const advised = 'something else has this address, or a proxy does not pass it on';
  return [problem('address', `${address} is not answered by the archive (${answer.status}): ${advised}`)];
}

const isLive = async (answer: Response): Promise<boolean> =>
  answer.ok && (await answer.text().catch(() => '')) === '{"status":"live"}';

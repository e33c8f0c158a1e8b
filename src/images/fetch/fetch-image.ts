import { DomainError } from '../../contract/errors.js';
import type { ImageUpload, ReceivedImage, SizeLimit } from '../upload/image-upload.js';
import { openAddress, type Transport } from './open-address.js';

const fetchTimeoutMs = 15_000;
/** Until the answer begins: who waits behind it has not asked for a slow address. */
const answerTimeoutMs = 5_000;

interface FetchedImage {
  address: string;
  limit: SizeLimit;
  upload: ImageUpload;
  signal?: AbortSignal | undefined;
  transport?: Transport;
  timeoutMs?: number;
  answerMs?: number;
}

/**
 * Fetches an image once, and receives it like an upload: by its first bytes, size and header.
 * @throws DomainError image_address_unreachable, image_address_slow, and those of ImageUpload.receive
 */
export async function fetchImage({
  address,
  limit,
  upload,
  signal,
  transport,
  timeoutMs = fetchTimeoutMs,
  answerMs = answerTimeoutMs,
}: FetchedImage): Promise<ReceivedImage> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const end = new AbortController();
  const silent = new AbortController();
  const unanswered = setTimeout(() => silent.abort(), answerMs);
  const ended = AbortSignal.any([timeout, silent.signal, end.signal, ...(signal ? [signal] : [])]);
  try {
    const content = await openAddress(new URL(address), ended, transport && { transport });
    clearTimeout(unanswered);
    return await upload.receive(content, limit);
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.aborted || silent.signal.aborted) throw new DomainError('image_address_slow');
    if (error instanceof DomainError && error.code !== 'image_missing') throw error;
    throw new DomainError('image_address_unreachable');
  } finally {
    clearTimeout(unanswered);
    end.abort();
  }
}

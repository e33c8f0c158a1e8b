import type { Language } from '../../../src/contract/languages.js';
import type { ErrorCode } from '../../../src/contract/errors.js';
import type { User } from '../../../src/contract/user.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { ApiError } from '../../../renderer/api/request.js';
import { loadErrorTexts } from '../../../renderer/i18n/error-texts.js';

const pollMs = 700;
const maxPolls = 60;

/**
 * Polls until the avatar is processed, and resolves to the user with it.
 * @throws ApiError with the reason in the visitor's language when it could not be made
 */
export async function processedAvatar(id: number, language: Language): Promise<User | null> {
  let avatar = await httpApi.users.avatar({ id });
  for (let poll = 0; avatar.status === 'processing' && poll < maxPolls; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    avatar = await httpApi.users.avatar({ id });
  }
  if (avatar.status === 'ready') return httpApi.users.current();
  const code = (avatar.failure ?? 'processing_failed') as ErrorCode;
  const message = (await loadErrorTexts(language))[code];
  throw new ApiError(code, message, [{ field: 'avatar', code: 'field_invalid', message }], '', 422);
}

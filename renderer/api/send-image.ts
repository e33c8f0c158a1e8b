import { addressOf } from '../../src/contract/api-over-http.js';
import type { ErrorBody } from '../../src/contract/errors.js';
import { type CallOf, type NameOf, operations } from '../../src/contract/operations.js';
import { apiError, csrfToken, withFittingToken } from './request.js';

/**
 * Makes a call that takes an image, or another file, as a form. fetch reports no upload progress, so this is an XMLHttpRequest.
 * @param onProgress gets the fraction that is on its way, from 0 to 1
 * @throws ApiError
 */
export const sendImage = <Name extends NameOf<'upload'>>(
  name: Name,
  input: Parameters<CallOf<Name>>[0] & object,
  onProgress?: (fraction: number) => void,
): ReturnType<CallOf<Name>> =>
  withFittingToken(async () => {
    const { path, rest } = addressOf(operations[name], input);
    return sendForm(path, formOf(rest), { token: await csrfToken(), onProgress });
  }) as ReturnType<CallOf<Name>>;

type FormValue = string | number | boolean | (string | number)[];

/**
 * The file comes last, so that the server has read the other fields before it. An empty one is left out: the answer then
 * names what is wrong with the other fields.
 */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  const values = Object.entries(fields).filter(([, value]) => value !== undefined);
  for (const [name, value] of values) if (!(value instanceof Blob)) form.append(name, String(value as FormValue));
  for (const [name, value] of values) if (value instanceof Blob && value.size > 0) form.append(name, value);
  return form;
}

function sendForm(
  path: string,
  form: FormData,
  { token, onProgress }: { token: string; onProgress?: (fraction: number) => void },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', path);
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('accept-language', document.documentElement.lang);
    xhr.setRequestHeader('x-csrf-token', token);
    xhr.responseType = 'json';
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    xhr.onerror = () => reject(apiError(null));
    xhr.onload = () =>
      xhr.status >= 200 && xhr.status < 300
        ? resolve(xhr.response as unknown)
        : reject(apiError(xhr.response as ErrorBody | null));
    xhr.send(form);
  });
}

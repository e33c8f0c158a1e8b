import type { BulkEdit, BulkEditInput, BulkPreview } from '../../src/contract/bulk-edit.js';
import { administrator } from './administration.js';
import type { Answer } from './visitor.js';

/** What an administrator does with many photos, over the API. */

export const send = (call: string, json: object = {}): Promise<Answer> =>
  administrator.change('POST', `/api/admin/bulk-edits${call}`, { json });
export const preview = async (input: BulkEditInput): Promise<BulkPreview> => (await send('/preview', input)).body;
export async function start(input: BulkEditInput): Promise<BulkEdit> {
  const { status, body } = await send('', input);
  expect([status, body.code]).toEqual([201, undefined]);
  return body;
}
export const photo = async (id: number) => (await administrator.get(`/api/admin/photos/${id}`)).body;

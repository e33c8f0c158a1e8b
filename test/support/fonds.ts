import { expect } from '@jest/globals';
import type { AdminFonds } from '../../src/contract/fonds.js';
import type { Answer, Visitor } from './visitor.js';

const path = '/api/admin/fonds';
let number = 0;

/** The API of fonds, as an editor calls it. */
export const fondsApiOf = (editor: Visitor) => {
  const create = (json: object): Promise<Answer> => editor.change('POST', path, { json });
  return {
    create,
    list: async (): Promise<AdminFonds[]> => (await editor.get(path)).body,
    byId: (id: number): Promise<Answer> => editor.get(`${path}/${id}`),
    change: (id: number, json: object): Promise<Answer> => editor.change('PATCH', `${path}/${id}`, { json }),
    remove: (id: number): Promise<Answer> => editor.change('DELETE', `${path}/${id}`),
    revert: (changeSetId: number): Promise<Answer> =>
      editor.change('POST', `/api/admin/change-sets/${changeSetId}/revert`, { json: {} }),
    /** The number of its last change set. */
    lastSetOf: async (id: number): Promise<number> => {
      const { body } = await editor.get(`/api/admin/change-sets?kind=fonds&recordId=${id}`);
      return body.items[0].id;
    },
    aFonds: async (fields: object = {}): Promise<AdminFonds> => {
      const { status, body } = await create({ title: `Fondo ${++number}`, level: 'fonds', ...fields });
      expect([status, body.errors]).toEqual([201, undefined]);
      return body;
    },
  };
};

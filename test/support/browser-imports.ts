import type { ImportDetail, PreviewedRow } from '../../src/contract/import.js';
import { sendInParts } from './sent-in-parts.js';
import { until } from './until.js';
import type { Answer, Visitor } from './visitor.js';

type Named = Pick<ImportDetail, 'id'>;

/** What an editor does with imports as the administration does it, over the API. */
export function browserImports(editor: () => Visitor) {
  const path = '/api/admin/imports';
  const at = ({ id }: Named): string => `${path}/${id}`;
  const found = async (of: Named): Promise<ImportDetail> => (await editor().get(at(of))).body as ImportDetail;

  /** Waits for what is done in the background. */
  async function settled(of: Named): Promise<ImportDetail> {
    await until(async () => !['reading', 'checking', 'running', 'undoing'].includes((await found(of)).state));
    return found(of);
  }

  /** @returns the id of the complete upload */
  async function uploaded(name: string, content: Buffer | string): Promise<string> {
    const address = await sendInParts(editor(), Buffer.from(content), { name, use: 'import' });
    return address.split('/').at(-1) ?? '';
  }

  const create = (uploadId: string): Promise<Answer> => editor().change('POST', path, { json: { uploadId } });

  async function anImport(name: string, content: Buffer | string): Promise<ImportDetail> {
    const { status, body } = await create(await uploaded(name, content));
    expect({ status, body }).toMatchObject({ status: 201, body: { files: [{ name }] } });
    const read = await settled(body as ImportDetail);
    // A small file may be read before the answer is written.
    expect(['reading', read.state]).toContain((body as ImportDetail).state);
    return read;
  }

  const doing = async (what: 'check' | 'run' | 'undo' | 'pause', of: ImportDetail): Promise<ImportDetail> => {
    const { status, body } = await editor().change('POST', `${at(of)}/${what}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return settled(of);
  };

  const changeTable = (of: ImportDetail, json: object, place = 0): Promise<Answer> =>
    editor().change('PATCH', `${at(of)}/tables/${place}`, { json });

  const preview = async (of: ImportDetail, place = 0): Promise<PreviewedRow[]> =>
    (await editor().get(`${at(of)}/tables/${place}/preview`)).body as PreviewedRow[];

  return { path, at, found, settled, uploaded, create, anImport, doing, changeTable, preview };
}

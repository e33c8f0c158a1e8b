import { Visitor } from '../../support/visitor.js';
import { administrator, type FilledServer } from '../filled-server.js';
import { median } from '../median.js';

const rounds = 7;

/** An import of a table with so many rows. */
interface MeasuredImport {
  id: number;
  rows: number;
}

/** What the pages about an import ask, by a name. */
const answers: Record<string, (of: MeasuredImport) => string> = {
  'list of imports': () => '/api/admin/imports',
  'an import': ({ id }) => `/api/admin/imports/${id}`,
  'its findings': ({ id }) => `/api/admin/imports/${id}/findings`,
  'its changes': ({ id }) => `/api/admin/imports/${id}/changes`,
  'its last changes': ({ id, rows }) => `/api/admin/imports/${id}/changes?place=0&row=${rows - 30}`,
  'its conflicts': ({ id }) => `/api/admin/imports/${id}/changes?conflicts=true`,
  'its messages as CSV': ({ id }) => `/api/admin/imports/${id}/messages.csv`,
};

/** Milliseconds of each answer, the median of some rounds. */
export async function measuredPages(server: FilledServer, of: MeasuredImport): Promise<Map<string, number>> {
  const visitor = new Visitor(server.url);
  const { status } = await visitor.signIn(administrator);
  if (status !== 200) throw new Error(`Signing in answered ${status}`);
  const measured = new Map<string, number>();
  for (const [name, pathOf] of Object.entries(answers)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = performance.now();
      const answer = await visitor.get(pathOf(of));
      if (answer.status !== 200) throw new Error(`${pathOf(of)} answered ${answer.status}`);
      times.push(performance.now() - before);
    }
    measured.set(name, median(times));
  }
  return measured;
}

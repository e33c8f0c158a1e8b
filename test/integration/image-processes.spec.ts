import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadImage } from '../../src/images/decode.js';
import { ImageProcesses } from '../../src/images/rendering/image-processes.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';

let processes: ImageProcesses;
let folder: string;
beforeEach(() => {
  processes = new ImageProcesses();
  folder = mkdtempSync(join(tmpdir(), 'veduta-images-'));
});
afterEach(() => {
  processes.onApplicationShutdown();
  rmSync(folder, { recursive: true, force: true });
});

function original(content: Buffer | string): string {
  const path = join(folder, 'original');
  writeFileSync(path, content);
  return path;
}
const render = async (content: Buffer | string, signal?: AbortSignal): Promise<unknown> =>
  processes.run({ task: 'avatar', original: original(content), directory: folder }, signal);
const largeScan = (): Promise<Buffer> => aJpeg({ width: 6000, height: 5000 });

/** The process that renders at this moment. */
async function renderingProcess(): Promise<number> {
  let pid = 0;
  await until(async () => (pid = Number(children()[0] ?? 0)) > 0);
  return pid;
}
function children(): string[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  return list
    .split('\n')
    .flatMap((line) => (line.includes('image-process.main') ? [line.trim().split(' ')[0] ?? ''] : []));
}

describe('an image process', () => {
  it('writes the files of an image', async () => {
    await render(await aJpeg({ width: 800, height: 600 }));
    expect(readdirSync(folder).sort()).toEqual(['256.webp', '512.webp', 'original']);
  });

  it('tells why a file cannot be read', async () => {
    const failure = await render('no image').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BadImage);
    expect((failure as BadImage).code).toBe('image_unreadable');
  });

  it('knows no secret of the application', async () => {
    process.env['SESSION_SECRET'] = 'a secret of this test';
    const rendering = render(await largeScan());
    const environment = readFileSync(`/proc/${await renderingProcess()}/environ`, 'utf8');
    delete process.env['SESSION_SECRET'];
    expect(environment).toContain('PATH=');
    expect(environment).not.toContain('a secret of this test');
    await rendering;
  });

  it('that crashes fails its image, and the next image is rendered', async () => {
    const rendering = render(await largeScan()).catch((error: Error) => error.message);
    process.kill(await renderingProcess(), 'SIGKILL');
    expect(await rendering).toMatch(/image process ended/);
    await render(await aJpeg({ width: 800, height: 600 }));
    expect(existsSync(join(folder, '512.webp'))).toBe(true);
  });

  it('ends when its job is aborted', async () => {
    const job = new AbortController();
    const rendering = render(await largeScan(), job.signal).catch((error: Error) => error.message);
    const pid = await renderingProcess();
    job.abort();
    expect(await rendering).toMatch(/aborted/);
    await until(async () => !existsSync(`/proc/${pid}`));
  });
});

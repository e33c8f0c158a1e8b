import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ContributionRow } from '../../src/contributions/contribution.row.js';
import { DefaultCoverRow } from '../../src/entities/default-covers/default-cover.row.js';
import { EntityRelationRow } from '../../src/entities/relations/entity-relation.row.js';
import { EntityTypeRow } from '../../src/entities/types/entity-type.row.js';
import { EntityRow } from '../../src/entities/entity.row.js';
import { PhotoRow } from '../../src/photos/photo.row.js';
import { TagRow } from '../../src/photos/tags/tag.row.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { aDatabase } from './database.js';
import { factories, type Factories } from './factories.js';
import { findProgram } from './find-program.js';
import { freePort } from './free-port.js';
import { aJpeg } from './scans.js';
import { until } from './until.js';
import { Visitor } from './visitor.js';

/** A page of a visitor who keeps an eye on the console. */
export interface WatchedPage {
  page: Page;
  /** Warnings and errors of the console, hydration's among them, and exceptions. */
  complaints: string[];
}

interface Credentials {
  email: string;
  password: string;
}

export interface TestSite extends Factories {
  /** The address it listens at, without a slash at its end. */
  url: string;
  database: DataSource;
  /** Opens a browser of its own for the page; `url` may be a path. */
  open(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** The same in a browser that somebody is signed in to, without the form; it has come to rest. */
  openSignedIn(account: Credentials, path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  signedIn(account: Credentials): Promise<Visitor>;
  /** A photo with real files: uploaded by an administrator and made public by the worker. */
  anUploadedPhoto(fields: Record<string, string>): Promise<{ id: number; slug: string }>;
  close(): Promise<void>;
}

const rows = [ContributionRow, PhotoRow, TagRow, EntityRow, EntityTypeRow, EntityRelationRow, DefaultCoverRow];
/** The shell is Chromium without a window around its pages, which would cost more than the pages themselves. */
const browserPath = findProgram('chromium-headless-shell') ?? findProgram('chromium') ?? 'chromium';
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pages end with their test: what goes on in them would slow down the next. */
const opened: BrowserContext[] = [];
afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())));

/** Scripts start after the page is painted; whoever arrives waits until the page answers to what is done on it. */
function arriveAlive(page: Page): void {
  const alive = () => page.waitForSelector('html[data-alive], html:not(:has(#scripts))', { state: 'attached' });
  const { goto, reload } = page;
  page.goto = async (...input) => {
    const answer = await goto.apply(page, input);
    if (input[1]?.waitUntil !== 'commit') await alive();
    return answer;
  };
  page.reload = async (...input) => {
    const answer = await reload.apply(page, input);
    await alive();
    return answer;
  };
}

/** The production build as an operator starts it, with its worker, and a real browser in front of it. */
export async function startSite(environment: Record<string, string> = {}): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'veduta-site-'));
  const testDatabase = await aDatabase();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['dist/backend/src/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: testDatabase.url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const database = await new DataSource({
    ...databaseOptions(testDatabase.url),
    entities: rows,
    poolSize: 3,
  } as DataSourceOptions).initialize();
  const make = factories(database);
  let browser: Browser | undefined;
  let uploader: Promise<Visitor> | undefined;

  const site: TestSite = {
    url,
    database,
    ...make,
    async open(path, options = {}) {
      browser ??= await chromium.launch({ executablePath: browserPath, args: browserArguments });
      const context = await browser.newContext({
        baseURL: url,
        locale: 'it-IT',
        timezoneId: 'America/New_York',
        ...options,
      });
      opened.push(context);
      if (options.javaScriptEnabled !== false) context.on('page', arriveAlive);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(path);
      return { page, complaints };
    },
    async openSignedIn(account, path, options) {
      const [{ cookies }, watched] = await Promise.all([site.signedIn(account), site.open('about:blank', options)]);
      await watched.page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
      await watched.page.goto(path, { waitUntil: 'networkidle' });
      return watched;
    },
    async signedIn(account) {
      const visitor = new Visitor(url);
      const { status } = await visitor.signIn(account);
      if (status !== 200) throw new Error(`Signing in answered ${status}`);
      return visitor;
    },
    async anUploadedPhoto(fields) {
      uploader ??= make.anAdmin().then(site.signedIn);
      const visitor = await uploader;
      if (!visitor.cookies.has('csrf')) await visitor.get('/api/csrf');
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append(
        'image',
        new Blob([new Uint8Array(await aJpeg({ seed: Math.floor(Math.random() * 1000) }))]),
        'scan.jpg',
      );
      const answer = await fetch(`${url}/api/admin/photos`, {
        method: 'POST',
        body: form,
        headers: {
          cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-csrf-token': decodeURIComponent(visitor.cookies.get('csrf') ?? ''),
        },
      });
      if (answer.status !== 202) throw new Error(`Uploading answered ${answer.status}: ${await answer.text()}`);
      const photo = (await answer.json()) as { id: number; slug: string };
      await until(async () => (await fetch(`${url}/api/photos/${photo.id}`)).ok, 30_000);
      return photo;
    },
    async close() {
      await browser?.close();
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await database.destroy();
      await testDatabase.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await until(async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok === true, 60_000);
  } catch (error) {
    await site.close();
    throw error;
  }
  return site;
}

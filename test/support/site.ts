import { type Browser, chromium, type Page } from 'playwright-core';
import type { DataSource } from 'typeorm';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from './archive.js';
import type { Factories } from './factories.js';
import { findProgram } from './find-program.js';
import { startInstallation } from './installation.js';
import { type PageOptions, PagePool } from './page-pool.js';
import { aJpeg } from './scans.js';
import { until } from './until.js';
import { Visitor } from './visitor.js';
import { startWorkers } from './workers.js';

/** A page with the messages of its console. */
export interface WatchedPage {
  page: Page;
  /** Warnings and errors of the console with the address that each is about, also of hydration, and exceptions. */
  complaints: string[];
}

interface Credentials {
  email: string;
  password: string;
}

/** An archive with its pages and workers. */
export interface RunningSite extends Factories {
  /** The URL it listens at, without a trailing slash. */
  url: string;
  database: DataSource;
  close(): Promise<void>;
}

export interface TestSite extends RunningSite {
  /**
   * Opens the path in a browser context of a visitor who has answered the question about cookies, without a service worker,
   * which would copy the files of the site into each and answer requests that a test intercepts. Specs about it set
   * `serviceWorkers: 'allow'`.
   */
  open(path: string, options?: PageOptions): Promise<WatchedPage>;
  /** The same, signed in, without using the form. */
  openSignedIn(account: Credentials, path: string, options?: PageOptions): Promise<WatchedPage>;
  signedIn(account: Credentials): Promise<Visitor>;
  /**
   * A photo with real files: uploaded by an administrator and made public by the worker.
   * @param scan by default a small one
   */
  anUploadedPhoto(fields: Record<string, string>, scan?: Buffer): Promise<{ id: number; slug: string }>;
}

/** The headless shell is Chromium without its user interface, and needs much less CPU time. */
export const browserPath = findProgram('chromium-headless-shell') ?? findProgram('chromium') ?? 'chromium';
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process kept ready for the next page costs as much as one that is used.
  '--renderer-process-limit=1',
];

/** Not about the product: a context without service workers, and an image viewer that was closed before its tiles had come. */
const messagesOfTools = [
  /^Service Worker registration blocked by Playwright$/,
  /^Ignoring tile %s loaded before reset: /,
];

/** Emptied after each test, so that open pages do not slow down the next. */
const pools: PagePool[] = [];
afterEach(() => Promise.all(pools.map((pool) => pool.release())));

/** A site with its built pages and its workers, and a real browser in front of it. `environment` as an operator sets it. */
export async function startSite(
  environment: Record<string, string> = {},
): Promise<TestSite & Pick<TestArchive, 'app'>> {
  const archive = await startArchive({ environment, mountPages });
  const workers = await startWorkers(archive);
  const site = inFrontOf({
    ...archive,
    async close() {
      await workers.close();
      await archive.close();
    },
  });
  return Object.assign(site, { app: archive.app });
}

/** The same as processes of their own, started as an operator starts them. It takes longer. */
export const startInstalledSite = async (options: Parameters<typeof startInstallation>[0] = {}): Promise<TestSite> =>
  inFrontOf(await startInstallation(options));

function inFrontOf(running: RunningSite): TestSite {
  const { url } = running;
  let browser: Promise<Browser> | undefined;
  const pool = new PagePool(
    () => (browser ??= chromium.launch({ executablePath: browserPath, args: browserArguments })),
    url,
  );
  pools.push(pool);
  let uploader: Promise<Visitor> | undefined;

  const takePage = async (options: PageOptions = {}): Promise<WatchedPage> => {
    const page = await pool.take(options);
    const complaints: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (['warning', 'error'].includes(message.type()) && !messagesOfTools.some((known) => known.test(text)))
        complaints.push(`${text} ${message.location().url}`.trim());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    return { page, complaints };
  };

  const site: TestSite = {
    ...running,
    async open(path, options = {}) {
      const watched = await takePage(options);
      await watched.page.goto(path);
      return watched;
    },
    async openSignedIn(account, path, options) {
      const [{ cookies }, watched] = await Promise.all([site.signedIn(account), takePage(options)]);
      await watched.page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
      await watched.page.goto(path);
      return watched;
    },
    async signedIn(account) {
      const visitor = new Visitor(url);
      const { status } = await visitor.signIn(account);
      if (status !== 200) throw new Error(`Signing in answered ${status}`);
      return visitor;
    },
    async anUploadedPhoto(fields, scan) {
      uploader ??= running.anAdmin().then(site.signedIn);
      const visitor = await uploader;
      if (!visitor.cookies.has('csrf')) await visitor.get('/api/csrf');
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const bytes = scan ?? (await aJpeg({ seed: Math.floor(Math.random() * 1000) }));
      form.append('status', 'published');
      form.append('image', new Blob([new Uint8Array(bytes)]), 'scan.jpg');
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
      await until(async () => (await fetch(`${url}/api/photos/${photo.id}`)).ok);
      return photo;
    },
    async close() {
      await (await browser)?.close();
      await running.close();
    },
  };
  return site;
}

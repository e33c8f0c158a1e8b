import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { consentKey, consentOf, proposed } from '../../renderer/consent/consent.js';
import { settleAfterNavigation } from './settled-page.js';
import { waitTimeoutMs } from './until.js';

export interface PageOptions extends BrowserContextOptions {
  /**
   * The visitor has not answered the question about cookies, which appears after a second and covers a part of the page. Others
   * have accepted what it proposes: a preference is stored, statistics are not.
   */
  isUndecided?: true;
}

const answer = { name: consentKey, value: JSON.stringify(consentOf(proposed, new Date())) };

/** A small document of the site, without scripts: a page that stays at the site keeps its process. */
const emptyPath = '/robots.txt';
const defaults: BrowserContextOptions = {
  locale: 'it-IT',
  timezoneId: 'America/New_York',
  serviceWorkers: 'block',
  viewport: { width: 1280, height: 720 },
};
/** Options of a page that can be used again; the first three can be changed. */
const reusableOptions = ['viewport', 'colorScheme', 'reducedMotion', 'javaScriptEnabled'];
/** What cannot be undone: a page on which it was called is not used again. */
const irreversible = {
  page: ['addInitScript', 'clock', 'exposeBinding', 'exposeFunction'],
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'setGeolocation', 'setOffline'],
};
const mostFreePages = 3;

/** A page that was opened for one test. */
interface OpenPage {
  page: Page;
  /** What it shares with pages that could be used in its place; undefined for one that is closed after the test. */
  kind: string | undefined;
}

/**
 * The pages of one browser. A page is emptied after the test and used again: the process of a new one, which compiles all
 * scripts again, needs twice the CPU time.
 */
export class PagePool {
  private used: OpenPage[] = [];
  private free: OpenPage[] = [];
  private readonly altered = new WeakSet<BrowserContext>();

  /** @param url of the site, without a trailing slash */
  constructor(
    private readonly browser: () => Promise<Browser>,
    private readonly url: string,
  ) {}

  /** A page without cookies and anything else of earlier tests, but the answer to the question about cookies. */
  async take({ isUndecided, ...given }: PageOptions): Promise<Page> {
    const stored = isUndecided ? [] : [answer];
    const options = {
      ...defaults,
      storageState: { cookies: [], origins: [{ origin: this.url, localStorage: stored }] },
      ...given,
    };
    const kind = kindOf(given);
    const at = this.free.findIndex((free) => kind !== undefined && free.kind === kind);
    const page = at < 0 ? await this.open(options) : this.free.splice(at, 1)[0]!.page;
    this.used.push({ page, kind });
    if (at >= 0) {
      await adapt(page, options);
      await page.evaluate((all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)), stored);
    }
    if (options.javaScriptEnabled !== false) settleAfterNavigation(page);
    return page;
  }

  /** Empties the pages that were taken. Called after each test. */
  async release(): Promise<void> {
    await Promise.all(
      this.used.splice(0).map(async (used) => {
        const context = used.page.context();
        const reusable = used.kind !== undefined && !this.altered.has(context) && this.free.length < mostFreePages;
        if (reusable && (await this.empty(used.page))) this.free.push(used);
        else await context.close();
      }),
    );
  }

  private async open(options: BrowserContextOptions): Promise<Page> {
    const context = await (await this.browser()).newContext({ baseURL: this.url, ...options });
    context.setDefaultTimeout(waitTimeoutMs);
    const page = await context.newPage();
    const alter = () => this.altered.add(context);
    for (const name of irreversible.context) onUse(context, name, alter);
    for (const name of irreversible.page) onUse(page, name, alter);
    return page;
  }

  /** @returns whether the page is as good as new */
  private async empty(page: Page): Promise<boolean> {
    const context = page.context();
    try {
      page.removeAllListeners();
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.clearCookies();
      await page.mouse.move(0, 0);
      await page.goto(this.url + emptyPath, { waitUntil: 'commit' });
      // After it has left: a page may store something when it is hidden.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      return true;
    } catch {
      return false;
    }
  }
}

/** Undefined for options that need a context of their own. */
const kindOf = (given: BrowserContextOptions): string | undefined =>
  Object.keys(given).every((name) => reusableOptions.includes(name)) && given.viewport !== null
    ? `scripts ${given.javaScriptEnabled ?? true}`
    : undefined;

async function adapt(page: Page, { viewport, colorScheme, reducedMotion }: BrowserContextOptions): Promise<void> {
  await page.setViewportSize(viewport!);
  await page.emulateMedia({
    media: null,
    forcedColors: null,
    contrast: null,
    colorScheme: colorScheme ?? null,
    reducedMotion: reducedMotion ?? null,
  });
}

/** Calls back when a method or property of this name is used. */
function onUse<T extends object>(object: T, name: string, used: () => void): void {
  const value = Reflect.get(object, name) as unknown;
  Object.defineProperty(object, name, {
    configurable: true,
    get() {
      used();
      return value;
    },
  });
}

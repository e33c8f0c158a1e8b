import { type AnswerCache, forgetPage, storeAnswer } from './stored-answers.js';

const origin = 'https://archive.example.org';
const page = `${origin}/it/foto/molo`;

/** In memory, in the order of insertion as a browser's: an entry that is replaced keeps its place. */
function aCache(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  const urlOf = (of: RequestInfo | URL) => (of instanceof Request ? of.url : String(of));
  const cache: AnswerCache = {
    match: (url) => Promise.resolve(stored.has(urlOf(url)) ? new Response(stored.get(urlOf(url))) : undefined),
    async put(url, response) {
      stored.set(urlOf(url), await response.text());
    },
    delete: (url) => Promise.resolve(stored.delete(urlOf(url))),
    keys: () => Promise.resolve([...stored.keys()].map((url) => new Request(url))),
  };
  return { cache, stored };
}

const answer = (response: Response) => ({ url: page, response, kind: 'page' as const, origin });

describe('stored answers', () => {
  it('replace an older one, and become the newest entry', async () => {
    const { cache, stored } = aCache({ [page]: 'old', [`${origin}/it/about`]: 'about' });
    await storeAnswer(cache, answer(new Response('new')));
    expect([...stored]).toEqual([
      [`${origin}/it/about`, 'about'],
      [page, 'new'],
    ]);
  });

  it('leave the older one when the connection is lost in the middle', async () => {
    const { cache, stored } = aCache({ [page]: 'old' });
    const interrupted = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half of'));
        controller.error(new TypeError('network error'));
      },
    });
    await expect(storeAnswer(cache, answer(new Response(interrupted)))).rejects.toThrow('network error');
    expect(stored.get(page)).toBe('old');
  });

  it('go with the images of a page that was removed, and leave those of others', async () => {
    const image = (letter: string) => `/uploads/${letter.repeat(64)}/640.webp`;
    const { cache, stored } = aCache({
      [page]: `<img src="${image('a')}">`,
      [origin + image('a')]: 'a',
      [origin + image('b')]: 'b',
    });
    await forgetPage(cache, page);
    expect([...stored.keys()]).toEqual([origin + image('b')]);
  });
});

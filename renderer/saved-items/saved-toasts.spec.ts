import type { Translate } from '../i18n/translate.js';
import { closeToast, toastStore } from '../ui/toast-store.js';
import type { SavableItem } from './saved-items.js';
import { showDone, showFailed } from './saved-toasts.js';

const t = ((key: string, values?: { count?: number }) =>
  values?.count === undefined ? key : `${key} ${values.count}`) as Translate;
const undone: SavableItem[] = [];
const context = { t, language: 'it' as const, undo: (items: SavableItem[]) => void undone.push(...items) };
const photo = (id: number): SavableItem => ({ kind: 'photo', id });
const shown = () => toastStore.shown();

beforeEach(() => {
  for (const { id } of shown()) closeToast(id);
  undone.length = 0;
});

describe('the toast of favorites', () => {
  it('is one, and counts them', () => {
    for (const id of [1, 2, 3]) showDone(photo(id), true, context);
    expect(shown()).toMatchObject([
      {
        title: 'marks.photo.added',
        text: 'archive.count 3',
        link: { href: '/it/user/favorites', text: 'marks.see' },
        durationMs: 5000,
      },
    ]);
  });

  it('says of the first one what it always said', () => {
    showDone(photo(1), true, context);
    expect(shown()).toMatchObject([{ kind: 'success', title: 'marks.photo.added' }]);
    expect(shown()[0]).not.toHaveProperty('text');
  });

  it('restores everything that was removed while it was shown', () => {
    for (const id of [1, 2, 2]) showDone(photo(id), false, context);
    expect(shown()).toMatchObject([{ title: 'marks.photo.removed', text: 'archive.count 2' }]);
    shown()[0]?.action?.run();
    expect(undone).toEqual([photo(1), photo(2)]);
  });

  it('counts anew after it was closed, and when favorites are removed instead of added', () => {
    showDone(photo(1), true, context);
    closeToast(shown()[0]!.id);
    showDone(photo(2), true, context);
    expect(shown()[0]).not.toHaveProperty('text');
    showDone(photo(2), false, context);
    expect(shown()).toMatchObject([{ title: 'marks.photo.removed' }]);
    expect(shown()[0]).not.toHaveProperty('text');
  });

  it('stands beside that of bookmarks and beside failures, which go when the same item succeeds', () => {
    showFailed(photo(1), true, '', context);
    showDone(photo(2), true, context);
    showDone({ kind: 'entity', id: 1 }, true, context);
    expect(shown().map(({ title }) => title)).toEqual(['marks.error', 'marks.photo.added', 'marks.entity.added']);
    showDone(photo(1), true, context);
    expect(shown().map(({ title }) => title)).toEqual(['marks.entity.added', 'marks.photo.added']);
  });
});

import { type Language, withLanguage } from '../../src/contract/languages.js';
import type { Translate } from '../i18n/translate.js';
import { closeToast, showToast, toastStore } from '../ui/toast-store.js';
import type { SavableItem } from './saved-items.js';

/** Texts and language of the page where the button was pressed. */
export interface SaveContext {
  t: Translate;
  language: Language;
}

const durationMs = 5_000;
const listPaths = { photo: '/user/favorites', entity: '/user/bookmarks' } as const;
const counts = { photo: 'archive.count', entity: 'entities.count' } as const;

/** What the shown toast of favorites, or of bookmarks, counts. */
const counted: Record<SavableItem['kind'], { saved: boolean; items: SavableItem[] }> = {
  photo: { saved: true, items: [] },
  entity: { saved: true, items: [] },
};

/** Favorites share one toast, and bookmarks another: it counts what is saved, or removed, while it is shown. */
export function showDone(
  item: SavableItem,
  saved: boolean,
  { t, language, undo }: SaveContext & { undo(items: SavableItem[]): void },
): void {
  const { kind } = item;
  closeTopic(failureTopic(item));
  const items = countWithShown(item, saved);
  const count = items.length;
  showToast({
    kind: 'success',
    title: t(`marks.${kind}.${saved ? 'added' : 'removed'}`),
    ...(count > 1 && { text: t(counts[kind], { count, number: count }) }),
    topic: kind,
    durationMs,
    ...(saved && count > 1 && { link: { href: withLanguage(language, listPaths[kind]), text: t('marks.see') } }),
    ...(!saved && { action: { text: t('marks.undo'), run: () => undo(items) } }),
  });
}

/** The item was saved already, for example in another window. */
export function showAlready({ kind }: SavableItem, { t }: SaveContext): void {
  showToast({ kind: 'info', title: t(`marks.${kind}.already`), topic: kind, durationMs });
}

/** Failures have a toast for each item. @param message of the server; '' if there is none */
export function showFailed(item: SavableItem, saved: boolean, message: string, { t }: SaveContext): void {
  const text = message || t(`marks.${item.kind}.${saved ? 'addFailed' : 'removeFailed'}`);
  showToast({ kind: 'error', title: t('marks.error'), text, topic: failureTopic(item), durationMs });
}

/** A bookmark stays on its page, so its toast has a link to the sign-in. */
export function showSignInRequired({ kind }: SavableItem, signIn: string, { t }: SaveContext): void {
  showToast({
    kind: 'warning',
    title: t('marks.signInRequired'),
    text: t(`marks.${kind}.signInText`),
    topic: kind,
    durationMs,
    ...(kind === 'entity' && { link: { href: signIn, text: t('marks.signIn') } }),
  });
}

const failureTopic = ({ kind, id }: SavableItem): string => `${kind}-${id}`;

function countWithShown(item: SavableItem, saved: boolean): SavableItem[] {
  const before = counted[item.kind];
  const continues = isShown(item.kind) && before.saved === saved;
  const items = [...(continues ? before.items.filter(({ id }) => id !== item.id) : []), item];
  counted[item.kind] = { saved, items };
  return items;
}

const isShown = (topic: string): boolean => toastStore.shown().some((toast) => toast.topic === topic);

function closeTopic(topic: string): void {
  for (const toast of toastStore.shown()) if (toast.topic === topic) closeToast(toast.id);
}

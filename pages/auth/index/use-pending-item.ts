import { useMemo, useSyncExternalStore } from 'react';
import { findPendingAction } from '../../../renderer/saved-items/pending-action.js';
import type { SavableItem } from '../../../renderer/saved-items/saved-items.js';

/** The photo or entity that the visitor wanted to save before signing in; only the browser knows it. */
export function usePendingItem(): SavableItem | null {
  const text = useSyncExternalStore(unchanging, pendingText, unknownOnServer);
  return useMemo(() => (text === null ? null : (JSON.parse(text) as SavableItem)), [text]);
}

/** As text, which is the same for the same item. */
function pendingText(): string | null {
  const item = findPendingAction();
  return item && item.kind !== 'search' ? JSON.stringify(item) : null;
}

const unchanging = () => () => undefined;
const unknownOnServer = (): null => null;

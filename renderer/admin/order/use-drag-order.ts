import { type DragEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { moved } from './moved.js';

/** The handlers of an item that can be dragged. */
export interface ItemDrag {
  onDragStart(event: DragEvent): void;
  onDragOver(): void;
  onDragEnd(): void;
}

/** The handlers of the list: what is let go between two items is dropped as well. */
export interface ListDrop {
  onDragOver(event: DragEvent): void;
  onDrop(event: DragEvent): void;
}

interface Drag<Item> {
  id: number;
  items: Item[];
}

/**
 * A list whose items are dragged to another place. While one is dragged, the others make room for it; where it is dropped is its
 * place, and where it is let go elsewhere, or given up with Escape, the list is as it was.
 */
export function useDragOrder<Item extends { id: number }>(
  stored: readonly Item[],
  onDrop: (id: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag<Item> | null>(null);
  const items = drag?.items ?? stored;
  const placeOf = (id: number) => items.findIndex((item) => item.id === id);

  return {
    /** In the order that is being made. */
    items,
    draggedId: drag?.id ?? null,
    itemDrag: ({ id }: Item): ItemDrag => ({
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        setDrag({ id, items: [...stored] });
      },
      onDragOver: () => {
        if (!drag || drag.id === id) return;
        // At once: React may draw this later than the drop that follows, which would then be dropped at the place before.
        flushSync(() => setDrag({ id: drag.id, items: moved(items, placeOf(drag.id), placeOf(id)) }));
      },
      onDragEnd: () => setDrag(null),
    }),
    listDrop: {
      onDragOver: (event) => drag && event.preventDefault(),
      onDrop: (event) => {
        if (!drag) return;
        event.preventDefault();
        setDrag(null);
        const to = placeOf(drag.id);
        if (to !== stored.findIndex((item) => item.id === drag.id)) onDrop(drag.id, to);
      },
    } satisfies ListDrop,
  };
}

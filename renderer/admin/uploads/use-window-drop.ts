import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that are dropped anywhere in the window. Beside a drop zone the browser would open the file in place of the page.
 * Pictures that are dragged within the page are no files.
 */
export function useWindowDrop(onDrop: (dropped: DataTransfer) => void): { isOver: boolean } {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    let isOfPage = false;
    const filesOf = ({ dataTransfer }: DragEvent): DataTransfer | null =>
      !isOfPage && dataTransfer?.types.includes('Files') ? dataTransfer : null;
    const handlers = {
      dragstart: () => (isOfPage = true),
      dragend: () => (isOfPage = false),
      dragover(event: DragEvent) {
        const dragged = filesOf(event);
        if (!dragged) return;
        event.preventDefault();
        dragged.dropEffect = 'copy';
        setIsOver(true);
      },
      // Outside of the window there is no element.
      dragleave: ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false),
      drop(event: DragEvent) {
        setIsOver(false);
        const dropped = filesOf(event);
        if (!dropped) return;
        event.preventDefault();
        take(dropped);
      },
    };
    const abort = new AbortController();
    for (const [type, handle] of Object.entries(handlers))
      window.addEventListener(type as 'drop', handle, { signal: abort.signal });
    return () => abort.abort();
  }, []);
  return { isOver };
}

/**
 * Watches whether the focus is inside of an element that will be removed. `giveBack` is called when that happens: focus that
 * was lost with the element goes where it came from; focus that has moved on stays where it is.
 */
export function returnFocus(element: HTMLElement, to: HTMLElement): { giveBack(): void } {
  let isInside = false;
  const handleFocus = ({ target }: FocusEvent) => {
    isInside = element.contains(target as Node);
  };
  document.addEventListener('focusin', handleFocus);
  return {
    giveBack() {
      document.removeEventListener('focusin', handleFocus);
      const { activeElement } = document;
      const isLost = activeElement === document.body || element.contains(activeElement);
      if (isInside && isLost) to.focus({ preventScroll: true });
    },
  };
}

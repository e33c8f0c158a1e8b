/** A link, a button or a field that the keyboard can reach. */
const reachable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** Where an element is in the document, to be found again when it is gone. */
export interface FocusPlace {
  element: HTMLElement;
  /** The element and what contains it, from within, each with the elements beside it: those after it, then those before it. */
  levels: { parent: Element; beside: Element[] }[];
}

export function placeOf(element: HTMLElement): FocusPlace {
  const levels: FocusPlace['levels'] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const siblings = [...child.parentElement.children];
    const index = siblings.indexOf(child);
    levels.push({
      parent: child.parentElement,
      beside: [...siblings.slice(index + 1), ...siblings.slice(0, index).toReversed()],
    });
  }
  return { element, levels };
}

/**
 * What stands in the place: the element itself; else in the nearest container that is still there the first link, button or
 * field of what came after the part that is gone, or before it; else the heading of the container, or that itself.
 */
export function elementAt({ element, levels }: FocusPlace): HTMLElement | null {
  if (element.isConnected) return isUsable(element) ? element : null;
  const level = levels.find(({ parent }) => parent.isConnected);
  if (!level) return null;
  const { parent, beside } = level;
  for (const sibling of beside) {
    const found = sibling.parentElement === parent && firstReachable(sibling);
    if (found) return found;
  }
  return firstReachable(parent) ?? parent.querySelector<HTMLElement>('h1, h2, h3') ?? (parent as HTMLElement);
}

function firstReachable(within: Element): HTMLElement | null {
  if (within instanceof HTMLElement && within.matches(reachable) && isUsable(within)) return within;
  return [...within.querySelectorAll<HTMLElement>(reachable)].find(isUsable) ?? null;
}

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(':disabled') && element.closest('[inert]') === null && element.checkVisibility();

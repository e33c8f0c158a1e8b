import type { PageContextClient } from 'vike/types';
import { photoPath } from '../../src/contract/paths.js';

/** What the styles of the transition are about: `::view-transition-group(photo)`. */
const transitionName = 'photo';

interface Moving {
  /** The picture on the new page; null when it is not there. */
  findTarget: () => HTMLImageElement | null;
  finish: () => void;
}

let moving: Moving | null = null;
let latest: ViewTransition | null = null;

/**
 * A photograph moves from the list to its place on its page, and Back to the list: for browsers with view transitions and
 * visitors who have nothing against motion. Called before the new page is rendered; resolves when the browser has a picture
 * of the old one, and at once where nothing moves.
 */
export async function beginPhotoTransition(pageContext: PageContextClient): Promise<void> {
  endPhotoTransition();
  const pair = canMove() ? findPair(pageContext) : null;
  if (!pair) return;
  const { source, findTarget } = pair;
  source.style.viewTransitionName = transitionName;
  await new Promise<void>((captured) => {
    const transition = document.startViewTransition(() => {
      source.style.viewTransitionName = '';
      captured();
      return new Promise<void>((finish) => (moving = { findTarget, finish }));
    });
    latest = transition;
    // A window in the background, for instance, skips the transition; the page itself is rendered all the same.
    transition.ready.catch(captured);
    // A newer transition ends this one, and has named its picture already.
    void transition.finished.catch(() => null).then(() => latest === transition && unname());
  });
}

/** Called when the new page is rendered. Vike scrolls it right after that, so the browser looks at it one task later. */
export function endPhotoTransition(): void {
  if (!moving) return;
  const { findTarget, finish } = moving;
  moving = null;
  setTimeout(() => {
    const target = findTarget();
    if (target) target.style.viewTransitionName = transitionName;
    finish();
  });
}

const canMove = (): boolean =>
  'startViewTransition' in document &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  // An enlarged photo covers both pages.
  !document.querySelector('dialog:modal');

/** The picture that both pages show: opened from a list, or left with Back. */
function findPair({ urlPathname, previousPageContext, isBackwardNavigation }: PageContextClient) {
  const before = previousPageContext?.urlPathname ?? '';
  const opened = isPhotoPage(urlPathname) && findInList(urlPathname);
  if (opened) return { source: opened, findTarget: findOnPage };
  const left = isBackwardNavigation && isPhotoPage(before) && seen(findOnPage());
  return left ? { source: left, findTarget: () => findInList(before) } : null;
}

const isPhotoPage = (path: string): boolean => path.startsWith(photoPath(''));

/** The picture in a list or on the home page that leads to this photo and is in view. */
function findInList(path: string): HTMLImageElement | null {
  const link = `a[href$="${CSS.escape(path)}"]`;
  const pictures = document.querySelectorAll<HTMLImageElement>(`main :is(li, figure):has(${link}) img`);
  return [...pictures].find(seen) ?? null;
}

/** The first picture of a photo's page is the photo. */
const findOnPage = (): HTMLImageElement | null => document.querySelector('main picture img');

function seen(picture: HTMLImageElement | null): HTMLImageElement | null {
  if (!picture) return null;
  const { top, bottom, left, right } = picture.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth ? picture : null;
}

function unname(): void {
  for (const picture of document.querySelectorAll<HTMLElement>(`main img[style*="view-transition-name"]`))
    picture.style.viewTransitionName = '';
}

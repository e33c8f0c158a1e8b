/**
 * Browsers that translate a page put elements in the place of its text nodes. React then removes nodes, or inserts before
 * nodes, that are no longer where it had put them, and the DOM throws: the page would be lost. Known to React for years and
 * left to the pages.
 */
export function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };
}

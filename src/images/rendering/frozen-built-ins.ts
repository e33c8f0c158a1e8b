import { runInNewContext } from 'node:vm';

/** Libraries give objects of their own these properties although prototypes have them, as errors a name and a message. */
const redefined: ReadonlySet<PropertyKey> = new Set([
  'constructor',
  'message',
  'name',
  'toLocaleString',
  'toString',
  'valueOf',
]);

/**
 * Makes the language's own objects unchangeable, so that no file can leave anything behind for the next one: a property of
 * `Object.prototype` would be an option of every call that follows. Called once, after all modules are loaded.
 */
export function freezeBuiltIns(): void {
  const frozen = new Set<object>();
  for (const builtIn of builtIns()) freeze(builtIn, frozen);
}

/** The global constructors and namespaces, and what only syntax reaches: iterators, generators, typed arrays. */
function builtIns(): object[] {
  // A new context has the globals of the language only, none of Node's.
  const globals = (runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[])
    .filter((name) => name !== 'globalThis' && name !== 'console')
    .map((name) => Object.getOwnPropertyDescriptor(globalThis, name)?.value as unknown);
  const hidden = [
    function* () {},
    async function* () {},
    async () => {},
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ''[Symbol.iterator](),
    ''.matchAll(/./g),
    Uint8Array,
  ].map((value) => Object.getPrototypeOf(value) as unknown);
  return [...globals, ...hidden].filter(isObject);
}

function freeze(object: object, frozen: Set<object>): void {
  // Another thread may read it: the elements of a typed array cannot be frozen.
  if (frozen.has(object) || object === globalThis || ArrayBuffer.isView(object)) return;
  frozen.add(object);
  const isPrototype = Object.hasOwn(object, 'constructor');
  for (const key of Reflect.ownKeys(object)) {
    const property = Object.getOwnPropertyDescriptor(object, key);
    for (const part of [property?.value, property?.get, property?.set] as unknown[])
      if (isObject(part)) freeze(part, frozen);
    if (isPrototype && redefined.has(key) && property?.configurable && 'value' in property)
      keepAssignable(object, key, property.value);
  }
  Object.freeze(object);
  const parent = Object.getPrototypeOf(object) as unknown;
  if (isObject(parent)) freeze(parent, frozen);
}

/** Objects that inherit a frozen property could not be given one of the same name by an assignment. */
function keepAssignable(prototype: object, key: PropertyKey, value: unknown): void {
  Object.defineProperty(prototype, key, {
    get: () => value,
    set(this: unknown, own: unknown) {
      if (this === prototype || !isObject(this)) throw new TypeError(`${String(key)} cannot be changed`);
      Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
    configurable: false,
  });
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

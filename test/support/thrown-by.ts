/** What a function throws, for assertions about its fields; undefined when it throws nothing. */
export function thrownBy(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}

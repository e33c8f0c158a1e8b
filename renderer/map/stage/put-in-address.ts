/** Sets or removes a parameter of the address, as its last one. The page does not change: only the browser reads it. */
export function putInAddress(parameter: string, text: string | null): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(parameter);
  const added = text === null ? '' : `${parameter}=${text}`;
  // Commas are readable as they are; the filters have some too.
  const query = [address.search.slice(1), added].filter(Boolean).join('&').replaceAll('%2C', ',');
  window.history.replaceState(window.history.state, '', `${address.pathname}${query && `?${query}`}${address.hash}`);
}

const notPages = ['/api', '/uploads', '/health', '/metrics', '/language', '/assets'];

/** True for paths that a page answers, if only the one that says that there is none. */
export const isPagePath = (path: string): boolean =>
  !notPages.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

const notPages = ['/api', '/uploads', '/health', '/metrics', '/language', '/assets', '/feeds'];

/** What search engines ask for at the root. */
const forMachines = /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/;

/** True for paths that a page answers, if only the one that says that there is none. */
export const isPagePath = (path: string): boolean =>
  !forMachines.test(path) && !notPages.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The background of the pages in each theme, where no style sheet says it; that of `renderer/ui/style.css`. */
export const pageBackground: Record<'light' | 'dark', string> = { light: '#f2f2f2', dark: '#0e141b' };

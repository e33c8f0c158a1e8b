/** How a photograph gets into the archive. */
export const steps = ['collect', 'date', 'link', 'share'] as const;

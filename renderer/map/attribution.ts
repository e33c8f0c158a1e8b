/** Who made a layer of the map, and a link. */
export interface Attribution {
  attribution: string;
  attributionUrl: string | null;
}

/** Leaflet expects HTML, and the settings are plain text. */
export function attributionHtml({ attribution, attributionUrl }: Attribution): string {
  const named = document.createElement(attributionUrl ? 'a' : 'span');
  named.textContent = attribution;
  if (named instanceof HTMLAnchorElement)
    Object.assign(named, { href: attributionUrl, target: '_blank', rel: 'noopener' });
  return named.outerHTML;
}

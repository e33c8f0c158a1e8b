/** The paper that the backs are drawn on, and what time has done to it. */

/** SVG: fibres, stains, darkened edges. @param colour of the paper; `seed` decides where its stains are */
export const paper = ({ width, height, colour, seed, stains }) => `
  <defs>
    <filter id="fibres" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.9 0.35" numOctaves="4" seed="${seed}" />
      <feColorMatrix values="0 0 0 0 0.35  0 0 0 0 0.27  0 0 0 0 0.15  0.5 0 0 0 -0.13" />
    </filter>
    <filter id="clouds" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.0013 0.0019" numOctaves="4" seed="${seed + 1}" />
      <feColorMatrix values="0 0 0 0 0.45  0 0 0 0 0.31  0 0 0 0 0.13  0.9 0 0 0 -0.33" />
    </filter>
    <filter id="foxing" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="3" seed="${seed + 2}" />
      <feColorMatrix values="0 0 0 0 0.46  0 0 0 0 0.27  0 0 0 0 0.1  7 0 0 0 ${stains}" />
      <feGaussianBlur stdDeviation="3" />
    </filter>
    <filter id="worn" x="-5%" y="-5%" width="110%" height="110%">
      <feTurbulence type="fractalNoise" baseFrequency="0.06" numOctaves="3" seed="${seed + 3}" />
      <feDisplacementMap in="SourceGraphic" scale="5" />
    </filter>
    <filter id="pencil" x="-2%" y="-10%" width="104%" height="120%">
      <feTurbulence type="fractalNoise" baseFrequency="0.5" numOctaves="2" seed="${seed + 4}" result="grain" />
      <feColorMatrix in="grain" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -3.2 0 0 0 2.35" result="gaps" />
      <feComposite in="SourceGraphic" in2="gaps" operator="in" result="drawn" />
      <feDisplacementMap in="drawn" in2="grain" scale="3" />
    </filter>
    <filter id="ink" x="-2%" y="-10%" width="104%" height="120%">
      <feTurbulence type="fractalNoise" baseFrequency="0.05" numOctaves="3" seed="${seed + 5}" result="flow" />
      <feDisplacementMap in="SourceGraphic" in2="flow" scale="6" result="written" />
      <feColorMatrix in="flow" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -1.6 0 0 0 1.75" result="faded" />
      <feComposite in="written" in2="faded" operator="in" />
    </filter>
    <filter id="printed" x="-1%" y="-1%" width="102%" height="102%">
      <feTurbulence type="fractalNoise" baseFrequency="0.35" numOctaves="2" seed="${seed + 7}" result="screen" />
      <feColorMatrix in="screen" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -2 0 0 0 1.95" result="thin" />
      <feComposite in="SourceGraphic" in2="thin" operator="in" />
    </filter>
    <filter id="stamped" x="-5%" y="-5%" width="110%" height="110%">
      <feTurbulence type="fractalNoise" baseFrequency="0.09" numOctaves="3" seed="${seed + 6}" result="pad" />
      <feColorMatrix in="pad" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -4 0 0 0 2.75" result="missed" />
      <feComposite in="SourceGraphic" in2="missed" operator="in" />
    </filter>
    <radialGradient id="edges" cx="50%" cy="50%" r="72%">
      <stop offset="0.72" stop-color="#6b4a1e" stop-opacity="0" />
      <stop offset="1" stop-color="#6b4a1e" stop-opacity="0.34" />
    </radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="#2a241c" />
  <g filter="url(#worn)">
    <rect x="14" y="14" width="${width - 28}" height="${height - 28}" rx="16" fill="${colour}" />
  </g>
  <clipPath id="sheet"><rect x="16" y="16" width="${width - 32}" height="${height - 32}" rx="16" /></clipPath>
  <g clip-path="url(#sheet)">
    <rect width="${width}" height="${height}" filter="url(#clouds)" />
    <rect width="${width}" height="${height}" filter="url(#fibres)" />
    <rect width="${width}" height="${height}" filter="url(#foxing)" opacity="0.4" />
    <rect width="${width}" height="${height}" fill="url(#edges)" />
  </g>`;

/** SVG: lines of writing, one below the other. */
export const written = (lines, { x, y, step, size, font, fill, filter, turn = 0 }) =>
  `<g transform="rotate(${turn} ${x} ${y})" font-family="${font}" font-size="${size}" fill="${fill}" filter="url(#${filter})">
    ${lines.map((line, place) => `<text x="${x}" y="${y + place * step}">${line}</text>`).join('')}
  </g>`;

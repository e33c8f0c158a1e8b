import { paper, written } from './paper.mjs';

const print = 'C059';
const pen = 'Z003';
const hand = 'Breip';

const postcard = () => {
  const [width, height] = [2800, 1800];
  const brown = '#5d4a33';
  const ink = '#2f2b4a';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${paper({ width, height, colour: '#e7d9bc', seed: 7, stains: -4.75 })}
    <g filter="url(#printed)" fill="${brown}" font-family="${print}" text-anchor="middle">
      <text x="1400" y="170" font-size="92" letter-spacing="14">Cartolina postale – Postkarte</text>
      <text x="1400" y="240" font-size="44" letter-spacing="6" font-style="italic">Carte postale – Dopisnica – Levelező-lap – Post Card</text>
      <line x1="1400" y1="330" x2="1400" y2="1660" stroke="${brown}" stroke-width="5" />
      <text transform="translate(1375 1000) rotate(-90)" font-size="30" letter-spacing="4">Ediz. Veduta demo, Trieste – Riproduzione interdetta</text>
      ${[980, 1150, 1320, 1490].map((y) => `<line x1="1560" y1="${y}" x2="2650" y2="${y}" stroke="${brown}" stroke-width="4" />`).join('')}
    </g>
    <g transform="rotate(2 2490 520)">
      <rect x="2330" y="310" width="330" height="400" fill="#efe7d2" stroke="#efe7d2" stroke-width="26" stroke-dasharray="16 16" stroke-linecap="round" />
      <rect x="2356" y="336" width="278" height="348" fill="#4d8562" />
      <rect x="2372" y="352" width="246" height="316" fill="none" stroke="#dfe8d8" stroke-width="5" />
      <ellipse cx="2495" cy="478" rx="88" ry="104" fill="#dfe8d8" />
      <path d="M2452 560c4-46 20-58 43-58s39 12 43 58zM2495 404c26 0 38 20 38 44s-14 52-38 52-38-28-38-52 12-44 38-44z" fill="#4d8562" />
      <text x="2495" y="640" font-family="${print}" font-size="42" font-weight="bold" text-anchor="middle" fill="#dfe8d8">5 HELLER</text>
    </g>
    <g filter="url(#stamped)" stroke="#26221f" fill="#26221f" stroke-width="9" font-family="${print}" text-anchor="middle" transform="rotate(-14 2300 560)">
      <circle cx="2300" cy="560" r="188" fill="none" /><circle cx="2300" cy="560" r="120" fill="none" stroke-width="6" />
      <path id="arc" d="M2157 560a143 143 0 0 1 286 0" fill="none" stroke="none" />
      <g stroke="none" font-size="46" letter-spacing="5"><text x="2300" y="430">TRIESTE 1</text><text x="2300" y="730">TRIEST 1</text></g>
      <text x="2300" y="548" font-size="58" stroke="none">14. V. 07</text><text x="2300" y="606" font-size="42" stroke="none">9–V</text>
      ${[490, 530, 570, 610].map((y) => `<path d="M2490 ${y}c40-22 70 22 110 0s70 22 110 0" fill="none" stroke-width="8" />`).join('')}
    </g>
    ${written(
      [
        'Trieste, 13 maggio 1907',
        'Cara Nives,',
        'oggi siamo stati sulle rive a',
        'vedere i velieri. Il mare era calmo',
        'e davanti al teatro suonava la banda.',
        'Domenica, se non soffia la bora,',
        'torniamo con i bambini.',
        'Un abbraccio dalla tua',
      ],
      { x: 150, y: 430, step: 146, size: 90, font: pen, fill: ink, filter: 'ink', turn: -1.6 },
    )}
    ${written(['Emma'], { x: 830, y: 1590, step: 0, size: 150, font: pen, fill: ink, filter: 'ink', turn: -6 })}
    ${written(['Gentile signorina', 'Nives Ferluga', 'via Kandler 6', 'Pola (Istria)'], {
      x: 1640,
      y: 955,
      step: 170,
      size: 124,
      font: pen,
      fill: ink,
      filter: 'ink',
      turn: -0.8,
    })}
    ${written(['VD-F-0041'], { x: 2360, y: 1720, step: 0, size: 60, font: hand, fill: '#5a5650', filter: 'pencil', turn: 0 })}
  </svg>`;
};

const studioPrint = () => {
  const [width, height] = [2800, 2100];
  const violet = '#5a3f86';
  const corner = (x, y, turn) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0h330l-24 60-70-14-40 40-66-10-34 74-60-12-36 60z" fill="#6f5233" opacity="0.62" filter="url(#worn)" />`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${paper({ width, height, colour: '#e4ddcd', seed: 31, stains: -4.85 })}
    ${corner(20, 20, 0)}${corner(width - 20, 20, 90)}${corner(width - 20, height - 20, 180)}${corner(20, height - 20, 270)}
    <g filter="url(#stamped)" fill="none" stroke="${violet}" transform="rotate(-8 1960 1480)">
      <ellipse cx="1960" cy="1480" rx="520" ry="270" stroke-width="14" /><ellipse cx="1960" cy="1480" rx="490" ry="242" stroke-width="5" />
      <g stroke="none" fill="${violet}" font-family="${print}" text-anchor="middle">
        <text x="1960" y="1390" font-size="70" letter-spacing="16">FOTOGRAFIA</text>
        <text x="1960" y="1505" font-size="94" font-weight="bold" letter-spacing="4">VEDUTA DEMO</text>
        <text x="1960" y="1590" font-size="62" letter-spacing="12">TRIESTE</text>
        <text x="1960" y="1660" font-size="40" font-style="italic">riproduzione vietata</text>
      </g>
    </g>
    ${written(['Figure della fontana', 'dei Quattro Continenti, 1926'], {
      x: 420,
      y: 760,
      step: 190,
      size: 170,
      font: hand,
      fill: '#4d4a47',
      filter: 'pencil',
      turn: -3,
    })}
    ${written(['durante i lavori alla vasca'], { x: 470, y: 1180, step: 0, size: 116, font: hand, fill: '#6b6762', filter: 'pencil', turn: -2 })}
    ${written(['VD-F-0009'], { x: 420, y: 1700, step: 0, size: 104, font: pen, fill: '#2c2a33', filter: 'ink', turn: 1 })}
  </svg>`;
};

/** What is drawn for each photo, by the number of its front. */
export const backs = new Map([
  [9, studioPrint],
  [41, postcard],
]);

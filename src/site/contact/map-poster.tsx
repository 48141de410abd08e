const title = 'Illustrated map: the clinic in Sandy, between Interstate 15 and the Wasatch Range';

/** A drawing of Sandy: the valley's numbered streets, the freeway, the tram, and the mountains in the east. */
export function MapPoster() {
  return (
    <svg
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      role="img"
      aria-label={title}
    >
      <rect width="480" height="360" fill="#e9f1f0" />
      <Blocks />
      <Streets />
      <Mountains />
      <Names />
      <Pin />
    </svg>
  );
}

const columns = [-40, 14, 92, 146, 200, 254, 308, 362];
const rows = [-20, 26, 72, 118, 164, 210, 256, 302, 348];

function Blocks() {
  return columns.flatMap((x, column) =>
    rows.map((y, row) => {
      const kind = (column * 7 + row * 3) % 10;
      const fill = kind === 2 ? '#d3e6d6' : kind === 5 ? '#dde9ea' : '#f8fbfa';
      return <rect key={`${x},${y}`} x={x} y={y} width="48" height="40" rx="4" fill={fill} />;
    }),
  );
}

function Streets() {
  const freeway = 'M72 -10 Q79 90 70 180 Q62 270 74 370';
  return (
    <g fill="none">
      <path
        d="M0 69 H400 M0 161 H400 M0 253 H400 M197 0 V360 M305 0 V360"
        stroke="#fff"
        strokeWidth="10"
      />
      <path d="M0 161 H400" stroke="#fbe3a6" strokeWidth="5" />
      <path d="M143 0 V360" stroke="#4e93a2" strokeWidth="3" strokeDasharray="9 6" />
      <path d={freeway} stroke="#fff" strokeWidth="19" />
      <path d={freeway} stroke="#f6c870" strokeWidth="13" />
      <path d={freeway} stroke="#fff" strokeWidth="1.2" />
    </g>
  );
}

/** Contour steps, as on a trail map, from the foothills up to the snow. */
function Mountains() {
  return (
    <>
      <path
        fill="#d3e1cc"
        d="M362 0 Q380 40 366 84 Q356 124 378 160 Q392 196 372 238 Q358 284 374 320 L366 360 H480 V0Z"
      />
      <path
        fill="#b9d0b8"
        d="M392 0 Q404 36 388 72 Q380 104 402 134 Q372 150 408 190 Q414 220 394 252 Q384 292 400 322 L394 360 H480 V0Z"
      />
      <path
        fill="#9abab0"
        d="M418 0 Q424 30 410 62 L428 104 Q400 118 432 146 Q436 176 420 200 L434 244 Q408 262 422 296 L416 360 H480 V0Z"
      />
      <path
        fill="#779ca2"
        d="M446 0 L434 38 L450 74 Q430 100 456 132 L440 178 L458 214 Q436 250 450 282 L440 326 L450 360 H480 V0Z"
      />
      <path
        fill="#fff6ef"
        d="M468 0 L460 26 L480 50 V0Z M466 104 L480 84 V132Z M462 196 L480 172 V222Z M466 298 L480 280 V330Z"
      />
    </>
  );
}

function Names() {
  return (
    <g className="font-sans" fontWeight="600" fontSize="13.5" fill="#3d5660">
      <rect x="54" y="24" width="38" height="26" rx="6" fill="#0b5a6b" />
      <text x="73" y="41.5" textAnchor="middle" fill="#fff" fontWeight="800" fontSize="13">
        I-15
      </text>
      <text x="322" y="65">
        9000 S
      </text>
      <text x="322" y="157">
        9400 S
      </text>
      <text x="322" y="249">
        9800 S
      </text>
      <text x="150" y="206" fill="#1f7385">
        TRAX
      </text>
      <text transform="translate(392 352) rotate(-88)" fill="#143d4a">
        Wasatch Range
      </text>
    </g>
  );
}

function Pin() {
  return (
    <g transform="translate(244 136)">
      <ellipse cy="33" rx="20" ry="5.5" fill="#0c2a34" opacity=".22" />
      <path d="M0 33 C-20 6 -28 -5 -28 -20 A28 28 0 0 1 28 -20 C28 -5 20 6 0 33Z" fill="#0c2a34" />
      <circle cy="-20" r="19.5" fill="#fff" />
      <image href="/img/mark.svg" x="-15" y="-35" width="30" height="30" />
    </g>
  );
}

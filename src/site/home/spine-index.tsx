import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/home.ts';
import { contact } from '#words/paths.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { conditions, firstLit } from './conditions.ts';
import { SpineFigure } from './spine-figure.tsx';
import { vertebraPath } from './vertebra.ts';

export function SpineIndex() {
  const [active, setActive] = useState(firstLit);
  return (
    <Panel tone="facts" className="section" aria-labelledby="treat-title">
      <div className="wrap">
        <div className="grid items-end gap-3 lg:grid-cols-2 lg:gap-16">
          <h2 id="treat-title" className="max-w-[10.7em] text-h2">
            {words.treatTitle}
          </h2>
          <p className="max-w-[48ch] text-lead text-text-2">{words.treatText}</p>
        </div>
        <div className="mt-5 items-stretch lg:mt-14 lg:grid lg:grid-cols-[470px_1fr]">
          <div className="hidden lg:block">
            <SpineFigure active={active} />
          </div>
          <ol aria-labelledby="treat-title">
            {conditions.map((condition, row) => (
              <li
                key={condition.name}
                className="flex gap-4 lg:gap-0"
                onPointerEnter={() => setActive(row)}
              >
                <SpineColumn row={row} />
                <div
                  data-on={row === active}
                  data-above={row + 1 === active}
                  className="flex-1 border-b border-line py-2.5 sm:py-3 transition-[background-color,border-radius] duration-200 lg:flex lg:h-22 lg:flex-col lg:justify-center lg:px-5 xl:grid xl:grid-cols-[15.5rem_1fr] xl:items-center xl:justify-normal xl:gap-6 lg:py-0 lg:data-[above=true]:border-transparent lg:data-[on=true]:rounded-[14px] lg:data-[on=true]:border-transparent lg:data-[on=true]:bg-white lg:data-[on=true]:shadow-2"
                >
                  <h3 className="text-h4">{condition.name}</h3>
                  <p className="mt-1 text-small text-text-2 max-sm:hidden xl:mt-0 xl:text-[1rem]">
                    {condition.text}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <p className="mt-8 text-text-2 max-sm:hidden lg:pl-[490px]">
          {words.notSure}{' '}
          <Link className="link" to={contact}>
            {words.askUs}
          </Link>
          {words.orCall} <PhoneLink />.
        </p>
      </div>
    </Panel>
  );
}

/** Sideways sway of the column at each row, in px; it follows the curve of a back. */
const sway = [6, 2, -4, -7, -2, 5, 7, 1];

/** Three vertebrae beside one row of the list, the middle one lit: on phones they add up to a spine. */
function SpineColumn({ row }: { row: number }) {
  const from = sway[row] ?? 0;
  const to = sway[row + 1] ?? from;
  return (
    <span className="flex w-12 shrink-0 flex-col items-center justify-around py-0.5 lg:hidden">
      {[0, 1, 2].map((part) => {
        const x = from + ((to - from) * part) / 3;
        const width = (24 + row * 1.6 + part * 0.4) / 40;
        return (
          <svg
            key={part}
            aria-hidden="true"
            width="48"
            height="14"
            viewBox="-24 -7 48 14"
            className="overflow-visible"
          >
            <path
              d={vertebraPath}
              className={part === 1 ? 'fill-marigold-500' : 'fill-[#c3d7db]'}
              transform={`translate(${x.toFixed(1)} 0) rotate(${((from - to) * 1.2).toFixed(1)}) scale(${width.toFixed(2)} 1)`}
            />
          </svg>
        );
      })}
    </span>
  );
}

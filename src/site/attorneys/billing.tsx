import { pipMinimums } from '#domain/clinic/pip-benefits.ts';
import { dollars } from '#domain/text/money.ts';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/attorneys.ts';

const payers = words.payers(dollars(pipMinimums.medical));

export function Billing() {
  return (
    <Panel tone="money" className="section" aria-labelledby="billing-title">
      <div className="wrap grid gap-10 lg:grid-cols-[.7fr_1.3fr] lg:gap-20">
        <div>
          <h2 id="billing-title" className="max-w-[8em] text-h2">
            {words.billingTitle}
          </h2>
          <p className="mt-5 max-w-[40ch] text-text-2">{words.billingText}</p>
        </div>
        <ol className="steps">
          {payers.map(({ title, text }, i) => (
            <li key={title} className="relative pb-10 pl-20 last:pb-0 sm:pl-24">
              <span
                aria-hidden="true"
                className="num absolute top-0 left-0 z-10 grid size-13 place-items-center rounded-[16px] bg-alpen-700 font-display text-[1.5rem] font-bold text-white sm:size-15"
              >
                {i + 1}
              </span>
              <h3 className="pt-1.5 text-h3 sm:pt-2.5">{title}</h3>
              <p className="mt-2 max-w-[52ch] text-text-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

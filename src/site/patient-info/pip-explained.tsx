import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pipMinimums, pipProtections } from '#domain/clinic/pip-benefits.ts';
import { dollars } from '#domain/text/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Insurers } from './insurers.tsx';

const { medical, income, household, funeral, death } = pipMinimums;

const benefits = [
  {
    what: 'Medical care',
    amount: dollars(medical),
    limits: 'at least, for each injured person. Your policy may have more.',
  },
  {
    what: 'Lost income',
    amount: `Up to ${dollars(income.perWeek)} a week`,
    limits: `${income.percent} percent of what you lose, at most ${dollars(income.perWeek)} a week, for up to ${income.weeks} weeks. The first ${income.unpaidDays} days aren’t paid unless you can’t work for more than two weeks.`,
  },
  {
    what: 'Help at home',
    amount: `Up to ${dollars(household.perDay)} a day`,
    limits: `for up to ${household.days} days, for chores you can’t do. The first ${household.unpaidDays} days aren’t paid unless you can’t do them for more than two weeks. Only for help you actually got or paid for.`,
  },
  {
    what: 'Funeral',
    amount: `Up to ${dollars(funeral)}`,
    limits: '',
  },
  {
    what: 'Death',
    amount: dollars(death),
    limits: 'paid to the heirs.',
  },
];

export function PipExplained() {
  return (
    <Panel id="pip" tone="money" className="section" aria-labelledby="pip-title">
      <div className="wrap grid gap-10 print:gap-5 lg:grid-cols-[.85fr_1.15fr] lg:gap-20">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="pip-title" className="max-w-[10em] text-h2">
            How PIP pays for your care
          </h2>
          <p className="mt-5 print:mt-2 max-w-[46ch] text-lead text-text-2">
            PIP is Personal Injury Protection. It is part of Utah car insurance and pays first, no
            matter who caused the crash. You open a claim with your own insurer, get a claim number
            and give it to every provider who treats you.
          </p>
          <p className="mt-4 max-w-[46ch] text-text-2">
            When PIP runs out, health insurance or the other driver’s insurance may be next. Ask
            your insurer or an attorney which deadlines apply to you.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to="/pip-guide">Get the free PIP guide</ButtonLink>
            <Link to="/blog" className="more">
              Read our articles
              <ArrowRight className="ico" aria-hidden="true" />
            </Link>
          </div>
        </div>
        <div>
          <table className="w-full border-b border-alpen-200 text-left">
            <caption className="mb-4 text-left font-display text-h4 font-bold">
              The minimum PIP must cover
            </caption>
            <tbody>
              {benefits.map(({ what, amount, limits }) => (
                <tr
                  key={what}
                  className="block border-t border-alpen-200 py-4 sm:table-row sm:[&>*]:py-5 print:[&>*]:py-1.5"
                >
                  <th
                    scope="row"
                    className="block align-baseline font-semibold sm:table-cell sm:w-36 sm:pr-6"
                  >
                    {what}
                  </th>
                  <td className="block align-baseline sm:table-cell">
                    <strong className="num font-display text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)] print:text-h3 leading-none font-bold text-alpen-700">
                      {amount}
                    </strong>
                    {limits && (
                      <span className="mt-1.5 block max-w-[46ch] text-small text-text-2">
                        {limits}
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="hint mt-4 text-text-2">
            Minimums under Utah Code 31A-22-307. Your policy decides what applies to you.
          </p>
          <h3 className="mt-10 text-h4">Your rights under Utah law</h3>
          <ul className="mt-3 grid max-w-[60ch] gap-2.5 text-text-2">
            {pipProtections.map((protection) => (
              <li key={protection} className="flex gap-3.5">
                <span
                  aria-hidden="true"
                  className="mt-[.62em] h-[7px] w-4 shrink-0 rounded-[2.5px] bg-alpen-700"
                />
                {protection}
              </li>
            ))}
          </ul>
          <Insurers />
        </div>
      </div>
    </Panel>
  );
}

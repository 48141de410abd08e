import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pipMinimums } from '#domain/clinic/pip-benefits.ts';
import { dollars } from '#domain/text/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import * as paths from '#words/paths.ts';
import * as words from '#words/patient-info.ts';
import { pipRights } from '#words/pip-rights.ts';
import { useClinic } from '../clinic/use-clinic.ts';

const { medical, income, household, funeral, death } = pipMinimums;

const benefits = [
  { what: words.medical, amount: dollars(medical), limits: words.medicalLimits },
  {
    what: words.income,
    amount: words.perWeek(dollars(income.perWeek)),
    limits: words.incomeLimits(
      income.percent,
      dollars(income.perWeek),
      income.weeks,
      income.unpaidDays,
    ),
  },
  {
    what: words.household,
    amount: words.perDay(dollars(household.perDay)),
    limits: words.householdLimits(household.days, household.unpaidDays),
  },
  { what: words.funeral, amount: words.upTo(dollars(funeral)), limits: '' },
  { what: words.death, amount: dollars(death), limits: words.deathLimits },
];

export function PipExplained() {
  return (
    <Panel id="pip" tone="money" className="section" aria-labelledby="pip-title">
      <div className="wrap grid gap-10 print:gap-5 lg:grid-cols-[.85fr_1.15fr] lg:gap-20">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="pip-title" className="max-w-[10em] text-h2">
            {words.pipTitle}
          </h2>
          <p className="mt-5 print:mt-2 max-w-[46ch] text-lead text-text-2">{words.pipText}</p>
          <p className="mt-4 max-w-[46ch] text-text-2">{words.afterPip}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={paths.pipGuide}>{words.getGuide}</ButtonLink>
            <Link to={paths.blog} className="more">
              {words.readArticles}
              <ArrowRight className="ico" />
            </Link>
          </div>
        </div>
        <div>
          <table className="w-full border-b border-alpen-200 text-left">
            <caption className="mb-4 text-left font-display text-h4 font-bold">
              {words.minimums}
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
          <p className="hint mt-4 text-text-2">{words.source}</p>
          <h3 className="mt-10 text-h4">{words.rights}</h3>
          <ul className="mt-3 grid max-w-[60ch] gap-2.5 text-text-2">
            {pipRights.map((protection) => (
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

function Insurers() {
  const { insurers } = useClinic();
  if (insurers.length === 0) return null;
  return (
    <>
      <h3 className="mt-10 text-h4">{words.insurers}</h3>
      <ul className="mt-3 grid gap-x-6 gap-y-1.5 text-text-2 sm:grid-cols-2">
        {insurers.map((insurer) => (
          <li key={insurer} className="wrap-anywhere">
            {insurer}
          </li>
        ))}
      </ul>
      <p className="hint mt-3 max-w-[60ch] text-text-2">{words.otherInsurers}</p>
    </>
  );
}

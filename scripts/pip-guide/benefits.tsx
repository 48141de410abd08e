import { pipMinimums } from '#domain/clinic/pip-benefits.ts';
import { dollars } from '#domain/text/money.ts';
import { SectionPage } from './section-page.tsx';
import { WageExample } from './wage-example.tsx';

const { medical, income, household, funeral, death } = pipMinimums;

const rows = [
  {
    what: 'Medical bills',
    pays: `At least ${dollars(medical)} per person`,
    note: 'Reasonable and necessary care: ambulance, emergency room, X-rays, medicine, dental work, rehabilitation, chiropractic care.',
  },
  {
    what: 'Lost income',
    pays: `${income.percent}% of what you lose, at most ${dollars(income.perWeek)} a week, for up to ${income.weeks} weeks`,
    note: `The first ${income.unpaidDays} days aren’t paid unless you can’t work for more than two weeks.`,
  },
  {
    what: 'Help at home',
    pays: `Up to ${dollars(household.perDay)} a day, for up to ${household.days} days`,
    note: `For chores that you cannot do. The first ${household.unpaidDays} days aren’t paid unless you can’t do them for more than two weeks. Only for help really given or paid for.`,
  },
  { what: 'Funeral costs', pays: `Up to ${dollars(funeral)}`, note: 'For each person.' },
  { what: 'Death benefit', pays: dollars(death), note: 'Paid to the person’s heirs.' },
];

export function Benefits() {
  return (
    <SectionPage
      name="benefits"
      tone="alpenglow"
      lead="Personal Injury Protection is part of Utah car insurance. It pays whoever caused the crash."
      art={
        <p className="band-figure">
          {dollars(medical)}
          <span>+</span>
        </p>
      }
    >
      <p className="intro">
        These are the minimums Utah law requires. Your policy may have more: look at the page called
        “declarations”, or ask your insurer.
      </p>
      <table className="benefits">
        <caption className="sr-only">The minimum PIP must cover</caption>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">PIP must cover</th>
            <th scope="col">Good to know</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, pays, note }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="pays">{pays}</td>
              <td className="note">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <WageExample />
    </SectionPage>
  );
}

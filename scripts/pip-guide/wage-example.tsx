import { pipMinimums, weeklyIncomeBenefit } from '#domain/clinic/pip-benefits.ts';
import { dollars } from '#domain/text/money.ts';

const { percent, perWeek, unpaidDays } = pipMinimums.income;

/** Weeks off work; more than two, so that the first days are paid as well. */
const weeks = 4;
const wages = [240, 800];

export function WageExample() {
  return (
    <div className="box box-sky example">
      <h3>How lost income is worked out</h3>
      <p>
        Take {percent}% of your weekly wage. If that is more than {dollars(perWeek)}, PIP pays{' '}
        {dollars(perWeek)}. Two people cannot work for {weeks} weeks. That is more than two, so the
        first {unpaidDays} days are paid as well:
      </p>
      <table>
        <caption className="sr-only">Lost income for two weekly wages</caption>
        <thead>
          <tr>
            <th scope="col">Weekly wage</th>
            <th scope="col">{percent}% of it</th>
            <th scope="col">PIP pays each week</th>
            <th scope="col">In {weeks} weeks</th>
          </tr>
        </thead>
        <tbody>
          {wages.map((wage) => {
            const share = (wage * percent) / 100;
            const benefit = weeklyIncomeBenefit(wage);
            return (
              <tr key={wage}>
                <th scope="row">{dollars(wage)}</th>
                <td>
                  {dollars(share)}, {share > perWeek ? 'over' : 'under'} the limit
                </td>
                <td className="pays">{dollars(benefit)}</td>
                <td className="pays">{dollars(benefit * weeks)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

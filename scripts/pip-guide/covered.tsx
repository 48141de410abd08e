import { GuideDrawing } from './drawing.tsx';
import { SectionPage } from './section-page.tsx';

const covered = [
  'You, the person named in the policy',
  'Your spouse and relatives who live in your home, also in another car',
  'Passengers in your insured car',
  'Somebody who drives it with your permission',
  'People on foot or on a bicycle in Utah whom your car hits',
];

const notCovered = [
  'Repairs, rental cars, things in the car',
  'Pain and suffering',
  'Driving without the owner’s consent',
  'Injuries caused on purpose',
  'Injuries in a car of your own that this policy does not insure',
  'Most motorcycles: their policies need not include PIP',
];

const policies = [
  ['Driving your own car', 'The policy on your car'],
  ['A passenger in somebody else’s car', 'The policy on that car; then your own'],
  ['Walking or riding a bicycle', 'The policy on the car that hit you'],
  ['Driving for work', 'Workers’ compensation, and PIP for the rest'],
];

export function Covered() {
  return (
    <SectionPage
      name="covered"
      tone="sky"
      lead="PIP follows both the people in the policy and the car. What follows is usual; your own policy decides."
      art={<GuideDrawing file="scripts/seed/art/cover-child-seat.svg" className="band-art" />}
    >
      <div className="columns">
        <div className="box box-meadow">
          <h3>Usually covered</h3>
          <ul className="dashed">
            {covered.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="box box-plain">
          <h3>Usually not covered</h3>
          <ul className="dashed">
            {notCovered.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <h3 className="apart">Which policy pays first?</h3>
      <table className="halves">
        <caption className="sr-only">Which policy usually pays first</caption>
        <thead>
          <tr>
            <th scope="col">If you were</th>
            <th scope="col">Usually first in line</th>
          </tr>
        </thead>
        <tbody>
          {policies.map(([situation, policy]) => (
            <tr key={situation}>
              <th scope="row">{situation}</th>
              <td>{policy}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="box box-sun">
        <h3>“But the crash was not my fault”</h3>
        <p>
          PIP still comes first: it pays without waiting for anybody to decide who was at fault.
          Damage to your car goes through collision coverage or the other driver’s insurance.
        </p>
      </div>
    </SectionPage>
  );
}

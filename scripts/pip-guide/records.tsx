import { GuideDrawing } from './drawing.tsx';
import { SectionPage } from './section-page.tsx';

const symptoms = [
  'Headaches',
  'A stiff or painful neck',
  'Pain or tingling in shoulder, arm or hand',
  'Pain in the upper, middle or low back',
  'Dizziness, or trouble concentrating',
  'Poor sleep, or feeling on edge',
];

const emergencies = [
  'a severe headache, or one that gets worse',
  'fainting, confusion or repeated vomiting',
  'weakness or numbness in arms or legs',
  'double vision or a drooping face',
  'trouble swallowing or speaking',
  'new dizziness or unsteadiness with neck pain',
  'severe neck or back pain',
  'loss of bladder or bowel control',
  'chest pain or trouble breathing',
];

const emptyRows = ['1', '2', '3', '4', '5', '6'];

export function Records() {
  return (
    <SectionPage
      name="records"
      tone="sky"
      lead="New or changing pain is worth an examination, and a note of the day it began."
      art={<GuideDrawing file="public/img/cover-whiplash.svg" className="band-art" />}
    >
      <div className="columns columns-records">
        <div>
          <h3>Symptoms to watch</h3>
          <p className="small">
            They can appear hours or days after a crash. Have them checked early.
          </p>
          <ul className="dashed">
            {symptoms.map((symptom) => (
              <li key={symptom}>{symptom}</li>
            ))}
          </ul>
        </div>
        <div className="box box-emergency">
          <h3>Call 911 or go to an emergency room for</h3>
          <ul className="dashed">
            {emergencies.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
      </div>
      <h3 className="apart">Your records log</h3>
      <div className="blanks">
        <p>Claim number</p>
        <p>Adjuster</p>
        <p>Phone</p>
      </div>
      <table className="log">
        <caption className="sr-only">Records log, to be filled in by hand</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Visit, call, missed work or expense</th>
            <th scope="col">With whom</th>
            <th scope="col">Amount</th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {emptyRows.map((row) => (
            <tr key={row}>
              <td />
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </SectionPage>
  );
}

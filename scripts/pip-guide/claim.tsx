import { pipProtections } from '#domain/clinic/pip-benefits.ts';
import { GuideDrawing } from './drawing.tsx';
import { SectionPage } from './section-page.tsx';

const steps = [
  [
    'Report the crash and get a claim number',
    'Call your insurer soon. Write down the claim number, the adjuster’s name and phone number, and the address for medical bills.',
  ],
  [
    'Fill in the PIP application',
    'It asks what happened, what hurts, where you work and who treats you. Short and true answers are best. If you do not know something yet, say so.',
  ],
  [
    'Give the claim number to everybody who treats you',
    'Emergency room, doctor, imaging center, our front desk. With it they can usually bill PIP directly, so you don’t have to pay up front.',
  ],
  [
    'Send receipts, and proof of lost wages',
    'Medicine, supplies, help at home. For wages the insurer asks your employer for a statement and a doctor for a note on what work you can do.',
  ],
  [
    'Ask what is left, and keep every letter',
    'A call to the adjuster tells you how much PIP remains. When it is used up you get an exhaustion letter: keep it, the next insurer may want to see it.',
  ],
];

export function Claim() {
  return (
    <SectionPage
      name="claim"
      tone="sun"
      lead="Five steps, one phone call and one form. All you need is a folder and this guide."
      art={<GuideDrawing file="public/img/cover-pip.svg" className="band-art" />}
    >
      <ol className="steps">
        {steps.map(([title, text], index) => (
          <li key={title}>
            <div className="step-mark" aria-hidden="true">
              <span className="step-number">{index + 1}</span>
              {index < steps.length - 1 && [1, 2, 3].map((dash) => <i key={dash} />)}
            </div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="columns">
        <div className="box box-sky">
          <h3>Bring to your first visit</h3>
          <ul className="checklist">
            <li>Auto insurance card and claim number</li>
            <li>Photo ID and health insurance card</li>
            <li>Papers from the emergency room</li>
            <li>A list of your medicines</li>
          </ul>
        </div>
        <div className="box box-plain">
          <h3>What the law gives you</h3>
          <ul className="dashed">
            {pipProtections.map((protection) => (
              <li key={protection}>{protection}</li>
            ))}
          </ul>
        </div>
      </div>
    </SectionPage>
  );
}

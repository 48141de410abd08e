import { GuideDrawing } from './drawing.tsx';
import { SectionPage } from './section-page.tsx';

const payers = [
  [
    'More coverage in your own policy',
    'Some policies have higher PIP limits or medical payments coverage. Ask, or look at the declarations page.',
  ],
  [
    'Your health insurance',
    'It often takes over next, with its usual copays and network. It may ask for the exhaustion letter first.',
  ],
  [
    'The other driver’s insurance',
    'If somebody else caused the crash, their liability insurance may owe you the rest, usually at the end and in one sum. An attorney can advise you.',
  ],
  [
    'A lien or letter of protection',
    'A written agreement that a provider is paid out of a later settlement. Read it before you sign: the bill stays yours if there is no settlement.',
  ],
];

const questions: [string, string[]][] = [
  [
    'Your insurer',
    [
      'How much PIP do I have, and how much is left?',
      'Who in my car is covered?',
      'Where do providers send bills?',
      'Which deadlines apply to me?',
    ],
  ],
  [
    'Your provider',
    [
      'Do you bill PIP directly?',
      'What happens to my bill when PIP is used up?',
      'What does each visit cost?',
      'Can I have my records?',
    ],
  ],
  [
    'An attorney',
    [
      'Do I need one for this crash?',
      'What do you charge, and when?',
      'May I claim for pain and suffering?',
      'Who is paid back from a settlement?',
    ],
  ],
];

export function Exhausted() {
  return (
    <SectionPage
      name="exhausted"
      tone="meadow"
      lead="One emergency visit with a scan can use most of it. Care need not stop there: others may pay next."
      art={<GuideDrawing file="public/img/scene-office.svg" className="band-art" />}
    >
      <h3>Who may pay next</h3>
      <ul className="payers">
        {payers.map(([title, text]) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="box box-sun letter">
        <h3>The exhaustion letter</h3>
        <p>
          When PIP is used up, the insurer says so in writing and lists what it paid. Ask for it if
          it does not come. Give a copy to each provider and to your health insurer, so that the
          next bill goes to the right place.
        </p>
      </div>
      <h3 className="apart">Questions to ask</h3>
      <div className="thirds">
        {questions.map(([whom, list]) => (
          <div key={whom}>
            <h4>{whom}</h4>
            <ul className="checklist">
              {list.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionPage>
  );
}

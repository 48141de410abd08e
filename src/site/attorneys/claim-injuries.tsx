import { Panel } from '#ui/panel.tsx';
import { SpineMark } from '../home/spine-mark.tsx';

type ClaimInjury = {
  name: string;
  text: string;
  /** Vertebrae from the skull down, 0 to 23. */
  vertebrae: readonly number[];
};

/** In the words of a demand letter, with the patient's words below; from the head down. */
const injuries: readonly ClaimInjury[] = [
  {
    name: 'Post-traumatic headache',
    text: 'Some headaches after a crash start in the upper neck.',
    vertebrae: [0, 1, 2],
  },
  {
    name: 'Cervical sprain or strain',
    text: 'Whiplash: neck pain and stiffness.',
    vertebrae: [1, 2, 3, 4, 5, 6],
  },
  {
    name: 'Cervical radiculopathy',
    text: 'Numbness, tingling or weakness in an arm.',
    vertebrae: [4, 5, 6, 7],
  },
  {
    name: 'Shoulder strain',
    text: 'Often where the seat belt held.',
    vertebrae: [6, 7, 8],
  },
  {
    name: 'Thoracic sprain or strain',
    text: 'Pain between the shoulder blades.',
    vertebrae: [7, 8, 9, 10, 11, 12, 13, 14],
  },
  {
    name: 'Lumbar sprain or strain',
    text: 'Low back pain from bracing or twisting.',
    vertebrae: [19, 20, 21, 22],
  },
  {
    name: 'Disc bulge or herniation',
    text: 'Confirmed by imaging.',
    vertebrae: [21, 22],
  },
  {
    name: 'Sciatica, sacroiliac pain',
    text: 'Pain from the low back or pelvis into the leg.',
    vertebrae: [22, 23],
  },
];

export function ClaimInjuries() {
  return (
    <Panel tone="facts" className="section" aria-labelledby="claims-title">
      <div className="wrap">
        <div className="grid items-end gap-6 lg:grid-cols-2 lg:gap-16">
          <h2 id="claims-title" className="max-w-[12em] text-h2">
            Injuries we see most in personal-injury claims
          </h2>
          <p className="max-w-[48ch] text-lead text-text-2">
            Whether a crash caused them is a question for the exam and the records. We write down
            what we find, and what we don’t.
          </p>
        </div>
        <ol className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-9 lg:mt-14 lg:grid-cols-4 lg:gap-y-12">
          {injuries.map(({ name, text, vertebrae }) => (
            <li key={name} className="flex gap-5">
              <SpineMark lit={vertebrae} className="h-20 w-auto shrink-0 sm:h-32" />
              <div className="pt-1">
                <h3 className="text-h4">{name}</h3>
                <p className="mt-1.5 text-small text-text-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

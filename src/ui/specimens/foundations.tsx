import { ArrowRight } from 'lucide-react';
import { Dashes } from '../dashes.tsx';
import { Group, Specimen } from './specimen.tsx';

const grounds = `bg-surface bg-sunken bg-tint bg-primary bg-primary-soft bg-accent bg-accent-soft
  bg-ok-soft bg-warn-soft bg-bad-soft bg-info-soft bg-ink`.split(/\s+/);

const scale = {
  'font-display font-bold text-display': 'Start here.',
  'font-display font-bold text-h1': 'Request an appointment',
  'font-display font-bold text-h2': 'What patients tell us',
  'font-display font-bold text-h3': 'Your first visit',
  'font-display font-bold text-h4': 'Low back pain',
  'text-lead': 'Lead: we’ll get back to you within 24 hours.',
  'text-body': 'Body: write down what you notice.',
  'text-small text-text-2': 'Small, second colour.',
  'text-caption text-text-3': 'Caption, third colour.',
  num: 'Figures of one width: 111,000 and 987,654',
};

export function Foundations() {
  return (
    <Group id="foundations" title="Colour and type">
      <Specimen
        title="Colours"
        note="Named by meaning; each changes with the theme."
        className="grid gap-3 grid-cols-2 sm:grid-cols-4 lg:grid-cols-6"
      >
        {grounds.map((ground) => (
          <p key={ground} className="text-caption text-text-2">
            <span className={`block h-12 mb-1 rounded-md border border-line ${ground}`} />
            {ground}
          </p>
        ))}
      </Specimen>
      <Specimen title="Type" note="Sizes follow the window." className="grid gap-3">
        {Object.entries(scale).map(([look, words]) => (
          <p key={look} className={look}>
            {words} <span className="font-sans font-medium text-caption text-text-3">{look}</span>
          </p>
        ))}
      </Specimen>
      <Specimen title="Running text, links and the road" className="prose max-w-[60ch]">
        <p>
          Adrenaline <strong>hides</strong> <a href="#foundations">a lot</a>.
        </p>
        <ul>
          <li>You turn your whole body to check a blind spot</li>
          <li>A headache that starts at the base of the skull</li>
        </ul>
        <a href="#foundations" className="more">
          A link that leads on
          <ArrowRight className="ico" />
        </a>
        <Dashes />
      </Specimen>
    </Group>
  );
}

import { ArrowRight } from 'lucide-react';
import { Dashes } from '../dashes.tsx';
import { Group, Specimen } from './specimen.tsx';

const grounds = [
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['tint', 'bg-tint'],
  ['primary', 'bg-primary'],
  ['primary-soft', 'bg-primary-soft'],
  ['accent', 'bg-accent'],
  ['accent-soft', 'bg-accent-soft'],
  ['ok-soft', 'bg-ok-soft'],
  ['warn-soft', 'bg-warn-soft'],
  ['bad-soft', 'bg-bad-soft'],
  ['info-soft', 'bg-info-soft'],
  ['ink', 'bg-ink'],
] as const;

const scale = [
  ['text-display', 'Start here.'],
  ['text-h1', 'Request an appointment'],
  ['text-h2', 'What patients tell us'],
  ['text-h3', 'Your first visit'],
  ['text-h4', 'Low back pain'],
] as const;

export function Foundations() {
  return (
    <Group id="foundations" title="Colour and type">
      <Specimen
        title="Colours"
        note="Named by meaning; each changes with the theme."
        className="grid gap-3 grid-cols-2 sm:grid-cols-4 lg:grid-cols-6"
      >
        {grounds.map(([name, ground]) => (
          <p key={name} className="text-caption text-text-2">
            <span className={`block h-12 mb-1 rounded-md border border-line ${ground}`} />
            {name}
          </p>
        ))}
      </Specimen>
      <Specimen
        title="Headings"
        note="National Park; sizes follow the window."
        className="grid gap-3"
      >
        {scale.map(([size, words]) => (
          <p key={size} className={`font-display font-bold ${size}`}>
            {words} <span className="font-sans font-medium text-caption text-text-3">{size}</span>
          </p>
        ))}
      </Specimen>
      <Specimen title="Text, links and figures" className="grid gap-3 max-w-[68ch]">
        <p className="text-lead">Lead: we’ll get back to you within 24 hours.</p>
        <p className="text-body">
          Body, with{' '}
          <a href="#foundations" className="link">
            a link in the text
          </a>{' '}
          and <strong>a strong word</strong>.
        </p>
        <p className="text-small text-text-2">Small, second colour.</p>
        <p className="text-caption text-text-3">Caption, third colour.</p>
        <p className="num">Figures of one width: 111,000 and 987,654</p>
        <p>
          <a href="#foundations" className="more">
            A link that leads on
            <ArrowRight className="ico" />
          </a>
        </p>
        <Dashes />
      </Specimen>
      <Specimen title="Running text" className="prose max-w-[60ch]">
        <p>Adrenaline hides a lot. Write down what you notice, even if it seems small.</p>
        <ul>
          <li>You turn your whole body to check a blind spot</li>
          <li>A headache that starts at the base of the skull</li>
        </ul>
      </Specimen>
    </Group>
  );
}

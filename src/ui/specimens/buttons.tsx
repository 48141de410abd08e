import { Phone, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Group, Specimen } from './specimen.tsx';

const variants = ['primary', 'accent', 'outline', 'line', 'ghost', 'danger'] as const;

const states = [
  ['Variants', {}],
  ['Small, 40 px high; 44 px on phones', { size: 'sm' }],
  ['Disabled', { disabled: true }],
  ['Busy: keeps the focus, and ignores further presses', { busy: true, busyLabel: 'Sending…' }],
] as const;

export function Buttons() {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 3000);
  };
  return (
    <Group id="buttons" title="Buttons">
      {states.map(([title, state]) => (
        <Specimen key={title} title={title} className="flex flex-wrap gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} {...state}>
              <Phone className="ico" />
              {variant}
            </Button>
          ))}
        </Specimen>
      ))}
      <div className="on-dark rounded-lg bg-spruce-800 p-5 flex flex-wrap gap-3">
        <Button variant="accent">Calls</Button>
        <Button variant="glass">On a dark panel</Button>
        <IconButton icon={Trash2} variant="glass" label="Delete" />
      </div>
      <Specimen title="Icons, links and work under way" className="flex flex-wrap gap-3">
        <IconButton icon={Upload} variant="outline" label="Upload" />
        <IconButton icon={Trash2} className="text-bad" label="Delete" />
        <ButtonLink to="#buttons">Within the site</ButtonLink>
        <ButtonLink href="mailto:front-desk@example.com" variant="ghost" size="sm">
          Email
        </ButtonLink>
        <Button variant="outline" busy={busy} busyLabel="Sending…" onClick={work}>
          Busy for three seconds
        </Button>
      </Specimen>
    </Group>
  );
}

import { Phone, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Group, Specimen } from './specimen.tsx';

export function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <Group id="buttons" title="Buttons">
      <Specimen
        title="Variants"
        note="Point at each, press it, and reach it with Tab: the ring stands clear of the button."
        className="flex flex-wrap gap-3"
      >
        <Button>Request Appointment</Button>
        <Button variant="accent">
          <Phone className="ico" />
          Call now
        </Button>
        <Button variant="outline">All articles</Button>
        <Button variant="ghost">Clear filters</Button>
        <Button variant="danger">Delete photo</Button>
      </Specimen>
      <div className="on-dark rounded-lg bg-spruce-800 p-5 flex flex-wrap gap-3">
        <Button variant="accent">
          <Phone className="ico" />
          (801) 555-0142
        </Button>
        <Button variant="glass">On a dark panel</Button>
        <IconButton icon={Trash2} variant="glass" label="Delete" />
      </div>
      <Specimen
        title="Small and icon"
        note="40 px high; 44 px on phones."
        className="flex flex-wrap gap-3"
      >
        <Button size="sm">Publish</Button>
        <Button size="sm" variant="outline">
          <Upload className="ico" />
          Upload
        </Button>
        <Button size="sm" variant="ghost">
          Edit
        </Button>
        <Button size="sm" variant="danger">
          Delete
        </Button>
        <IconButton icon={Upload} variant="outline" label="Upload" />
        <IconButton icon={Trash2} className="text-bad" label="Delete" />
      </Specimen>
      <Specimen
        title="Disabled and busy"
        note="A busy button keeps the focus and ignores further presses."
        className="flex flex-wrap gap-3"
      >
        <Button disabled>Disabled</Button>
        <Button disabled variant="outline" size="sm">
          Disabled
        </Button>
        <Button busy busyLabel="Submitting...">
          Send request
        </Button>
        <Button
          variant="outline"
          busy={busy}
          busyLabel="Sending..."
          onClick={() => {
            setBusy(true);
            setTimeout(() => setBusy(false), 3000);
          }}
        >
          Busy for three seconds
        </Button>
      </Specimen>
      <Specimen title="Links that look like buttons" className="flex flex-wrap gap-3">
        <ButtonLink to="#buttons">Within the site</ButtonLink>
        <ButtonLink href="tel:+18015550142" variant="outline">
          <Phone className="ico" />
          Call
        </ButtonLink>
        <ButtonLink href="mailto:front-desk@example.com" variant="ghost" size="sm">
          Email
        </ButtonLink>
      </Specimen>
    </Group>
  );
}

import { Copy } from 'lucide-react';
import { useState } from 'react';
import { type LinkTags, linkPages, longestTag, taggedLink } from '#domain/leads/tagged-link.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { copyText } from '../../../shared/parts/copy-text.ts';
import { SectionCard } from '../../../shared/parts/section-card.tsx';

const blank: LinkTags = { page: '/', source: '', medium: '', campaign: '' };

/** An address for a flyer, a mail or an ad. Nothing is stored. */
export function TaggedLinkForm() {
  const clinic = useClinic();
  const [tags, setTags] = useState(blank);
  const link = taggedLink(tags, clinic.origin);
  const field = (name: keyof LinkTags) => ({
    name,
    id: `link-${name}`,
    value: tags[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTags({ ...tags, [name]: target.value }),
  });
  const text = (name: keyof LinkTags) => ({ ...field(name), maxLength: longestTag });
  return (
    <SectionCard title="Link for a campaign" className="mt-8 p-5">
      <p className="mt-1 max-w-[44rem] text-text-2">
        Use a link of its own for each flyer, email or ad. Requests that come by it show under its
        source.
      </p>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <SelectField label="Page" hint="Where it leads" options={linkPages} {...field('page')} />
        <TextField label="Source" hint="Such as newsletter" {...text('source')} />
        <TextField label="Medium" optional hint="Such as email" {...text('medium')} />
        <TextField label="Campaign" optional hint="Such as spring-2027" {...text('campaign')} />
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label="Address"
          name="link"
          className="min-w-0 flex-[1_1_20rem]"
          readOnly
          value={link ?? ''}
          placeholder={tags.source ? undefined : 'Type a source first'}
          onFocus={({ target }) => target.select()}
        />
        {link && (
          <Button variant="outline" onClick={() => copyText(link, 'Address')}>
            <Copy className="ico" />
            Copy
          </Button>
        )}
      </div>
    </SectionCard>
  );
}

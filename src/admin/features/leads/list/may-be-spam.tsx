import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type Lead, leadName, ownWords } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';
import { SaveButton } from '../../../shared/save/save-button.tsx';
import { useLeadStatus } from '../status/use-lead-status.ts';

/** What the form's trap put into Spam although it can be answered; nothing without any. One press takes it. */
export function MayBeSpam({ leads, className }: { leads: readonly Lead[]; className?: string }) {
  const id = useId();
  if (leads.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <div className="px-5 pt-4 pb-3">
        <h2 id={id} className="text-[1rem]">
          {leads.length} may be spam
        </h2>
        <p className="text-[.875rem] text-text-3">
          Nobody got an email about it. Is it a person? Press “Not spam”.
        </p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {leads.map((lead) => (
          <Suspect key={lead.id} lead={lead} />
        ))}
      </ul>
    </Card>
  );
}

function Suspect({ lead }: { lead: Lead }) {
  const { shown, change } = useLeadStatus(lead);
  const name = leadName(lead);
  const words = ownWords(lead);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-auto">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={leadPath(lead)}
            className="py-0.5 font-semibold wrap-anywhere underline-offset-2 hover:underline"
          >
            {name}
          </Link>
          <Badge tone="mute">May be spam</Badge>
        </p>
        {words && <p className="line-clamp-2 wrap-anywhere text-text-2">“{words}”</p>}
        <p className="num flex flex-wrap gap-x-3 text-[.875rem] wrap-anywhere text-text-3">
          <LeadDate moment={lead.createdAt} />
          {[lead.phone, lead.email].filter(Boolean).map((contact) => (
            <span key={contact}>{contact}</span>
          ))}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          busy={!shown.spam}
          aria-label={`${name} is not spam`}
          onClick={() => change({ intent: 'not-spam', to: 'new' })}
        >
          Not spam
        </Button>
        <SaveButton
          variant="ghost"
          size="sm"
          fields={{ intent: 'keep-spam' }}
          action={leadPath(lead)}
          aria-label={`${name} is spam`}
        >
          Spam
        </SaveButton>
      </div>
    </li>
  );
}

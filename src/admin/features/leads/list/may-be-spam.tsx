import { type Lead, leadName, ownWords } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';
import { NewsCard, NewsRow } from '../../../shared/parts/news-card.tsx';
import { SaveButton } from '../../../shared/save/save-button.tsx';
import { useLeadStatus } from '../status/use-lead-status.ts';

/** What the form's trap put into Spam although it can be answered; nothing without any. One press takes it. */
export function MayBeSpam({ leads, className }: { leads: readonly Lead[]; className?: string }) {
  if (leads.length === 0) return null;
  return (
    <NewsCard
      title={`${leads.length} may be spam`}
      hint="Nobody got an email about it. Is it a person? Press “Not spam”."
      className={className}
    >
      {leads.map((lead) => (
        <Suspect key={lead.id} lead={lead} />
      ))}
    </NewsCard>
  );
}

function Suspect({ lead }: { lead: Lead }) {
  const { shown, change } = useLeadStatus(lead);
  const name = leadName(lead);
  return (
    <NewsRow
      to={leadPath(lead)}
      name={name}
      badge={<Badge tone="mute">May be spam</Badge>}
      words={ownWords(lead)}
      facts={
        <>
          <LeadDate moment={lead.createdAt} />
          {[lead.phone, lead.email].filter(Boolean).map((contact) => (
            <span key={contact}>{contact}</span>
          ))}
        </>
      }
      actions={
        <>
          <Button
            variant="outline"
            busy={!shown.spam}
            aria-label={`${name} is not spam`}
            onClick={() => change({ intent: 'not-spam', to: 'new' })}
          >
            Not spam
          </Button>
          <SaveButton
            variant="ghost"
            fields={{ intent: 'keep-spam' }}
            action={leadPath(lead)}
            aria-label={`${name} is spam`}
          >
            Spam
          </SaveButton>
        </>
      }
    />
  );
}

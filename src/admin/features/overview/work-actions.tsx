import { type Lead, leadName } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { leadLinkId, openedOnOverview } from '../../shared/parts/lead-link.tsx';
import { rememberRow } from '../../shared/parts/row-focus.ts';
import { ContactAction } from '../leads/status/contact-action.tsx';
import { PipMailButton } from '../leads/status/pip-mail-button.tsx';
import { ScheduleLink } from '../leads/status/schedule-link.tsx';
import { nextAct } from './next-act.ts';

const look = 'min-w-0 @max-md:min-h-11 @max-md:flex-auto';
/** Keeps its width beside a phone number of any length. */
const second = 'flex-none @max-md:min-h-11 @max-md:grow';

/** The next act first, and another. */
export function WorkActions({ lead }: { lead: Lead }) {
  return (
    <div className="flex min-w-0 gap-2 @md:@max-xl:flex-col @xl:items-start">
      {nextAct(lead) === 'guide' ? (
        <>
          <PipMailButton lead={lead} mail="guide" variant="primary" className={look} />
          {lead.phone ? (
            <ContactAction lead={lead} isSecondary className={look} />
          ) : (
            <PipMailButton lead={lead} mail="contact" variant="line" className={look} />
          )}
        </>
      ) : (
        <>
          <ContactAction lead={lead} className={look}>
            {lead.phone}
          </ContactAction>
          {lead.type === 'contact' ? (
            <ScheduleLink lead={lead} className={second} />
          ) : (
            <ButtonLink
              variant="line"
              to={leadPath(lead)}
              state={openedOnOverview}
              onClick={() => rememberRow(leadLinkId(lead.id))}
              aria-label={`Open ${leadName(lead)}`}
              className={second}
            >
              Open
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}

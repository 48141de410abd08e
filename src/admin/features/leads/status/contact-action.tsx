import { Mail, Phone } from 'lucide-react';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { mailtoHref } from '#domain/text/mailto.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

/** The way to reach the person; it stands out until someone has. By e-mail without a phone number. */
export function ContactAction({
  lead,
  isSecondary = false,
  children,
  className,
}: {
  lead: Lead;
  /** Another act comes first. */
  isSecondary?: boolean;
  /** Replaces the word Call. */
  children?: string;
  className?: string;
}) {
  const speaksSpanish = lead.language === 'es';
  const standsOut = !isSecondary && isInView(lead, 'new');
  const look = {
    variant: standsOut ? 'primary' : 'line',
    className,
  } as const;
  if (lead.phone) {
    return (
      <ButtonLink
        {...look}
        // Paper has no buttons, but numbers.
        className={classNames(className, children && 'print:inline-flex!')}
        href={phoneHref(lead.phone)}
        aria-label={callLabel(lead, children)}
        title={speaksSpanish ? 'Speaks Spanish' : undefined}
      >
        <Phone className="ico" />
        {/* A number that finds no room has a second line: it is dialed on another phone. */}
        <span className="num min-w-0 wrap-anywhere">{children ?? 'Call'}</span>
      </ButtonLink>
    );
  }
  const mail = mailtoHref(lead.email);
  if (!mail) return null;
  return (
    <ButtonLink {...look} href={mail} aria-label={`Email ${leadName(lead)}`}>
      <Mail className="ico" />
      <span>Email</span>
    </ButtonLink>
  );
}

function callLabel(lead: Lead, number?: string): string {
  const name = [number, leadName(lead)].filter(Boolean).join(', ');
  return lead.language === 'es' ? `Call ${name}, who speaks Spanish` : `Call ${name}`;
}

import { BookOpen, Mail } from 'lucide-react';
import { type Lead, type LeadStatus, leadName } from '#domain/leads/lead.ts';
import { isStepForward } from '#domain/leads/lead-status.ts';
import { draftKind, draftValues } from '#domain/messages/draft-values.ts';
import { messageId } from '#domain/messages/message-kinds.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import { mailtoHref } from '#domain/text/mailto.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { useWords } from '../../../shared/forms/use-words.ts';
import { useLeadStatus } from './use-lead-status.ts';

const mails = {
  contact: { word: 'Contact', verb: 'Contact', to: 'contacted', icon: Mail },
  guide: { word: 'Send Guide', verb: 'Send Guide to', to: 'guide_sent', icon: BookOpen },
} as const satisfies Record<string, { to: LeadStatus; [more: string]: unknown }>;

type PipMailButtonProps = {
  lead: Lead;
  mail: keyof typeof mails;
  variant: 'primary' | 'line';
  /** In a narrow table the button shows its icon only. */
  isRow?: boolean;
  /** Id of the text that says why there is nothing to open. */
  reasonId?: string;
  className?: string;
};

/** Opens a draft in the mail program and moves the lead forward. Disabled without an email address. */
export function PipMailButton({
  lead,
  mail,
  variant,
  isRow = false,
  reasonId,
  className,
}: PipMailButtonProps) {
  const clinic = useClinic();
  const { shown, change } = useLeadStatus(lead);
  const { word, verb, to, icon: Icon } = mails[mail];
  const { subject, body } = useWords(messageId(draftKind(mail, lead), lead.language));
  const href = mailtoHref(lead.email, {
    subject,
    body: fillIn(body, draftValues(lead, clinic, lead.language)),
  });
  // Only the person knows whether the mail was sent.
  const onOpen = () => {
    // Checked first, so that the badge does not run ahead of the stored status.
    if (isStepForward(shown.status, to)) change({ intent: 'mail', to });
  };
  const look = {
    variant,
    'aria-label': `${verb} ${leadName(lead)}`,
    title: isRow ? word : undefined,
    className: classNames('gap-1.5 whitespace-nowrap', className),
  } as const;
  const content = (
    <>
      <span className={isRow ? 'contents @5xl:hidden' : 'contents @max-[17rem]:hidden'}>
        <Icon className="ico" />
      </span>
      <span className={isRow ? '@max-5xl:hidden' : undefined}>{word}</span>
    </>
  );
  return href ? (
    <ButtonLink {...look} href={href} onClick={onOpen}>
      {content}
    </ButtonLink>
  ) : (
    <Button {...look} disabled aria-describedby={reasonId}>
      {content}
    </Button>
  );
}

/** Why there is nothing to open; nothing for a lead with an email address. */
export function NoMailReason({ lead, id }: { lead: Lead; id: string }) {
  if (mailtoHref(lead.email)) return null;
  return (
    <p id={id} className="mt-1 text-caption text-text-3">
      {lead.email ? 'The email address isn’t valid' : 'No email address'}
    </p>
  );
}

import { BookOpen, Mail, RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type Lead, type LeadStatus, leadName } from '#domain/leads/lead.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { contactMail, guideMail } from '#domain/leads/pip-mail.ts';
import { isStepForward } from '#domain/leads/pip-status.ts';
import { type MailDraft, mailtoHref } from '#domain/text/mailto.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DismissButton } from './dismiss-button.tsx';
import { useLeadStatus } from './use-lead-status.ts';

type PipActionsProps = {
  lead: Lead;
  /** In a narrow table the buttons show icons only; in a card they share its width. */
  look: 'row' | 'card';
};

/** Contact, Send Guide and Dismiss. A dismissed lead can only be restored; the badge's menu clears spam. */
export function PipActions({ lead, look }: PipActionsProps) {
  const { shown, change } = useLeadStatus(lead);
  const reasonId = useId();
  const name = leadName(lead);
  const className =
    look === 'card' ? 'flex-1 @max-[17rem]:px-2!' : '@max-5xl:w-10 @max-5xl:px-0! @5xl:px-2.5!';
  if (lead.spam) return null;
  if (lead.status === 'dismissed') {
    return (
      <Button
        variant="outline"
        size="sm"
        className={classNames('border-line!', look === 'card' && 'w-full')}
        aria-label={`Restore ${name}`}
        onClick={() => change({ intent: 'restore', to: 'new' })}
      >
        <RotateCcw className="ico" aria-hidden="true" />
        Restore
      </Button>
    );
  }

  const mail = { lead, className, reasonId, isRow: look === 'row' };
  const opened = (to: LeadStatus) => () => {
    // Checked first, so that the badge does not run ahead of the stored status.
    if (isStepForward(shown.status, to)) change({ intent: 'mail', to });
  };
  return (
    <>
      <div className={classNames('flex gap-2', look === 'card' ? 'flex-wrap' : '@5xl:gap-1.5')}>
        <MailButton
          {...mail}
          label={`Contact ${name}`}
          draft={contactMail(lead)}
          onOpen={opened('contacted')}
          variant={isInView(shown, 'new') ? 'primary' : 'outline'}
          icon={<Mail className="ico" aria-hidden="true" />}
        >
          Contact
        </MailButton>
        <MailButton
          {...mail}
          label={`Send Guide to ${name}`}
          draft={guideMail(lead)}
          onOpen={opened('guide_sent')}
          variant="outline"
          icon={<BookOpen className="ico" aria-hidden="true" />}
        >
          Send Guide
        </MailButton>
        <DismissButton lead={lead} />
      </div>
      {!mailtoHref(lead.email) && (
        <p id={reasonId} className="mt-1 text-caption text-text-3">
          {lead.email ? 'The email address is not valid' : 'No email address'}
        </p>
      )}
    </>
  );
}

type MailButtonProps = {
  lead: Lead;
  label: string;
  draft: MailDraft;
  /** The mail program was opened; only the person knows whether the mail was sent. */
  onOpen: () => void;
  variant: 'primary' | 'outline';
  icon: ReactNode;
  isRow: boolean;
  /** Id of the text that says why there is nothing to open. */
  reasonId: string;
  className: string;
  children: string;
};

function MailButton({
  lead,
  label,
  draft,
  onOpen,
  variant,
  icon,
  isRow,
  reasonId,
  className,
  children,
}: MailButtonProps) {
  const href = mailtoHref(lead.email, draft);
  const look = {
    variant,
    size: 'sm',
    'aria-label': label,
    title: isRow ? children : undefined,
    className: classNames(
      'gap-1.5! whitespace-nowrap',
      variant === 'outline' && 'border-line!',
      className,
    ),
  } as const;
  const content = (
    <>
      <span className={isRow ? 'contents @5xl:hidden' : 'contents @max-[17rem]:hidden'}>
        {icon}
      </span>
      <span className={isRow ? '@max-5xl:hidden' : undefined}>{children}</span>
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

import {
  ArrowRightLeft,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  Ear,
  Inbox,
  Lock,
  type LucideIcon,
  Mail,
  Pencil,
  PhoneCall,
  PhoneForwarded,
  StickyNote,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { contactFields, contactLabels } from '#domain/leads/contact.ts';
import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { type Activity, callOutcomeLabels } from '#domain/leads/lead-activity.ts';
import { statusDetail } from '#domain/leads/lead-status.ts';
import { referralSourceLabels } from '#domain/leads/referral-source.ts';
import type { VisitAnswerKind } from '#domain/leads/visit-answer.ts';
import { clockLabel, dayLabel } from '#domain/time/clinic-time.ts';
import { DrawerSection } from '../../../shared/parts/drawer-section.tsx';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';

const icons: Record<Activity['kind'], LucideIcon> = {
  note: StickyNote,
  call: PhoneCall,
  status: ArrowRightLeft,
  call_back: PhoneForwarded,
  heard_from: Ear,
  visit: CalendarCheck,
  correction: Pencil,
  hold: Lock,
  sooner: CalendarClock,
  offer: CalendarPlus,
  resend: Mail,
};

const answerTexts: Record<VisitAnswerKind | 'sooner', string> = {
  confirmed: 'Confirmed the visit',
  move: 'Asked for another time',
  cancelled: 'Cancelled the visit',
  sooner: 'Took a sooner time',
};

/** Newest first; the request itself is last. */
export function LeadHistory({ lead, activity }: { lead: Lead; activity: Activity[] }) {
  return (
    <DrawerSection title="History">
      <ol className="mt-2 grid gap-4">
        {activity.map((entry) => (
          <Entry key={entry.id} icon={icons[entry.kind]} at={entry.at} by={entry.by.name}>
            {textOf(entry, lead.type)}
          </Entry>
        ))}
        <Entry icon={Inbox} at={lead.createdAt} by={lead.enteredBy?.name}>
          {lead.enteredBy ? 'Request entered by hand' : 'Request received'}
        </Entry>
      </ol>
    </DrawerSection>
  );
}

function textOf(entry: Activity, type: LeadType): string {
  switch (entry.kind) {
    case 'note':
      return entry.text;
    case 'call':
      return `Call: ${callOutcomeLabels[entry.outcome]}`;
    case 'status':
      return `${statusText(type, entry.from)} → ${statusText(type, entry.to)}`;
    case 'visit':
      return answerTexts[entry.answer];
    case 'correction':
      return contactFields
        .filter((field) => entry.from[field] !== entry.to[field])
        .map((field) => {
          const [from, to] = [entry.from[field] || 'none', entry.to[field] || 'none'];
          return `${contactLabels[field]} corrected: ${from} → ${to}`;
        })
        .join('\n');
    case 'hold':
      return entry.why === null ? 'Legal hold: lifted' : `Legal hold: ${entry.why}`;
    case 'sooner':
      return entry.wants ? 'Wants to come sooner' : 'Taken off the waitlist';
    case 'offer':
      return `Offered a sooner time: ${dayLabel(entry.startsAt, entry.at)}, ${clockLabel(entry.startsAt)}`;
    case 'resend':
      return 'Emails sent again';
    case 'heard_from':
      return `Heard about us: ${entry.to ? referralSourceLabels[entry.to] : 'not asked'}`;
    case 'call_back':
      return entry.until
        ? `Call back: ${dayLabel(entry.until, entry.at)}, ${clockLabel(entry.until)}`
        : 'Call back: cleared';
  }
}

function statusText(type: LeadType, status: string): string {
  return status === 'spam' ? 'Spam' : statusDetail({ type, status });
}

type EntryProps = { icon: LucideIcon; at: Date; by?: string; children: ReactNode };

function Entry({ icon: Icon, at, by, children }: EntryProps) {
  return (
    <li className="flex gap-3">
      <span className="grid size-8 flex-none place-items-center rounded-full bg-tint text-text-2">
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere whitespace-pre-line">{children}</p>
        <p className="text-caption wrap-anywhere text-text-3">
          {by && `${by}, `}
          <LeadDate moment={at} className="num" />
        </p>
      </div>
    </li>
  );
}

import {
  CalendarPlus,
  ChevronRight,
  ExternalLink,
  FileText,
  ImagePlus,
  PenLine,
  PhoneOutgoing,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { mayOpen } from '../../shared/access/page-access.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { mediaTabPath, newPostPath } from '../../shared/paths/paths.ts';
import { newVisitPath } from '../../shared/paths/schedule-address.ts';

const actions = [
  { label: 'Answer new requests', to: `${leadListPaths.contact}?status=new`, icon: PhoneOutgoing },
  { label: 'Follow up PIP leads', to: leadListPaths.pip, icon: FileText },
  { label: 'Book a visit', to: newVisitPath, icon: CalendarPlus },
  { label: 'Write a post', to: newPostPath, icon: PenLine },
  { label: 'Upload photos', to: mediaTabPath, icon: ImagePlus },
  // A full page load: the website has a Content-Security-Policy of its own.
  { label: 'View website', to: '/', icon: ExternalLink, leaves: true },
];

export function QuickActions() {
  const { session } = useAdminData();
  const open = actions.filter(({ to }) => mayOpen(session.role, to));
  return (
    <SectionCard title="Quick actions">
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {open.map(({ label, to, icon: Icon, leaves }) => (
          <li key={to}>
            <Link
              to={to}
              reloadDocument={leaves}
              className="flex min-h-14 items-center gap-3 rounded-[10px] border border-line px-4 font-semibold text-primary-text transition-colors hover:border-line-strong hover:bg-sunken"
            >
              <Icon className="ico" />
              <span className="flex-1">{label}</span>
              <ChevronRight className="ico text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

import { type ReactNode, useId } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { readFacts } from '#data/clinic-admin.ts';
import { countSampleContent } from '#data/sample-content.ts';
import { settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { listSettingsChanges } from '#data/trail/trail.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { missingSpanish } from '#domain/settings/missing-spanish.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { Card } from '#ui/card.tsx';
import { pages } from '../../shared/access/pages.ts';
import { notForFeed } from '../../shared/data/feed-reload.ts';
import { LoadError } from '../../shared/data/load-error.tsx';
import { RequiredData } from '../../shared/data/required-data.tsx';
import { SettingsHeader } from '../../shared/parts/settings-header.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { withParams } from '../../shared/paths/with-params.ts';
import { TrailLines } from '../trail/trail-list.tsx';
import { AnnouncementTab } from './announcement-tab.tsx';
import { ContactTab, LocationTab, PromisesTab, RatingTab, VisitorTab } from './clinic-tabs.tsx';
import { HoursTab } from './hours-tab.tsx';
import { SampleCard } from './sample-card.tsx';
import { tabAction } from './settings-action.ts';
import type { TabName } from './settings-tabs.ts';

const failed = 'Failed to load the settings';

const loader = () => settled(readSettings(), failed);

async function readSettings() {
  const [clinic, staff, changes, samples] = await Promise.all([
    readFacts(),
    listStaff(),
    listSettingsChanges(mostChanges),
    countSampleContent(),
  ]);
  return { clinic, staff, changes, samples };
}

const mostChanges = 5;

const tabs: Record<TabName, { Form: (props: { clinic: Clinic }) => ReactNode; sub: string }> = {
  settings: { Form: ContactTab, sub: 'What the clinic is called, and where people reach it.' },
  location: { Form: LocationTab, sub: 'Where the clinic is, and how people come in.' },
  hours: {
    Form: HoursTab,
    sub: 'When the clinic is open. Promised times and the schedule go by it.',
  },
  promises: { Form: PromisesTab, sub: 'Times that the website and the emails tell people.' },
  visitorFacts: { Form: VisitorTab, sub: 'What else visitors and search engines ask.' },
  announcement: { Form: AnnouncementTab, sub: 'A line above every page of the website.' },
  rating: { Form: RatingTab, sub: 'Your rating, and where people read and write reviews.' },
};

/** The page of one form. */
export const tabPage = (name: TabName) => ({
  shouldRevalidate: notForFeed,
  loader,
  action: tabAction(name),
  Component: () => <TabPage name={name} />,
});

function TabPage({ name }: { name: TabName }) {
  const settings = useLoaderData<typeof loader>();
  const { Form, sub } = tabs[name];
  return (
    <>
      <SettingsHeader name={name} sub={sub} />
      <RequiredData
        data={settings}
        dataKey="settings"
        notFound={null}
        failed={<LoadError title={failed} className="mt-6" />}
      >
        {({ clinic, staff, changes, samples }) => (
          <>
            <Form clinic={clinic} />
            {name === 'settings' && <MissingSpanishCard clinic={clinic} staff={staff} />}
            {name === 'settings' && samples !== null && <SampleCard samples={samples} />}
            {changes.length > 0 && (
              <Card as="section" aria-labelledby="changes" className="mt-6 overflow-hidden">
                <h2 id="changes" className="px-4 pt-4 pb-2 sm:px-5">
                  Changes
                </h2>
                <TrailLines entries={changes} names={{}} label="Changes of the settings" />
              </Card>
            )}
          </>
        )}
      </RequiredData>
    </>
  );
}

type MissingSpanishCardProps = { clinic: Clinic; staff: readonly StaffMember[] };

/** Leads to each field that is blank in Spanish and not in English. */
function MissingSpanishCard({ clinic, staff }: MissingSpanishCardProps) {
  const id = useId();
  const missing = missingSpanish(clinic, staff, clinicDate(useNow()));
  if (missing.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="mt-5 max-w-2xl p-4 sm:p-5">
      <h2 id={id} className="text-[1.0625rem]">
        Missing in Spanish
      </h2>
      <p className="mt-1 text-small text-text-2">Spanish pages show these in English.</p>
      <ul className="mt-3 grid gap-1.5 text-small">
        {missing.map(({ page, field, label, member }) => (
          <li key={`${field} ${label} ${member}`} className="wrap-anywhere">
            <Link
              className="link"
              to={{
                pathname: pages[page].path,
                search: member && withParams(new URLSearchParams(), { member }),
                hash: field,
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

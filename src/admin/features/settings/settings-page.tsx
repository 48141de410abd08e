import { useLoaderData, useParams } from 'react-router-dom';
import { readFacts } from '#data/clinic-admin.ts';
import { countSampleContent } from '#data/sample-content.ts';
import { settled } from '#data/settled.ts';
import { readMailTest } from '#data/test-mails.ts';
import { listSettingsChanges } from '#data/trail/trail.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '../../shared/data/load-error.tsx';
import { RequiredData } from '../../shared/data/required-data.tsx';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { TrailLines } from '../trail/trail-list.tsx';
import { AnnouncementTab } from './announcement-tab.tsx';
import { ClinicTab } from './clinic-tab.tsx';
import { HoursTab } from './hours-tab.tsx';
import { MailTestCard } from './mail-test-card.tsx';
import { SampleCard } from './sample-card.tsx';
import { SettingsSections } from './settings-sections.tsx';
import { settingsTabs, type TabName, tabNamed } from './settings-tabs.ts';

export { notForFeed as shouldRevalidate } from '../../shared/data/feed-reload.ts';
export { action } from './settings-action.ts';

const failed = 'Failed to load the settings';

export function loader() {
  return settled(readSettings(), failed);
}

async function readSettings() {
  const [clinic, changes, mailTest, samples] = await Promise.all([
    readFacts(),
    listSettingsChanges(mostChanges),
    readMailTest(),
    countSampleContent(),
  ]);
  return { clinic, changes, mailTest, samples };
}

const mostChanges = 5;

type Settings = Awaited<ReturnType<typeof readSettings>>;

const tabs: Record<TabName, typeof ClinicTab> = {
  '': ClinicTab,
  hours: HoursTab,
  announcement: AnnouncementTab,
};

export function Component() {
  const settings = useLoaderData<typeof loader>();
  const name = tabNamed(useParams().tab);
  return (
    <>
      <PageHeader
        title="Settings"
        tabTitle={name === null ? 'Settings' : `Settings: ${settingsTabs[name].label}`}
        sub="What the website, the emails and the schedule know about the clinic."
      />
      <SettingsSections />
      {name === null ? (
        <EmptyState title="There are no such settings" />
      ) : (
        <RequiredData
          data={settings}
          dataKey="settings"
          notFound={null}
          failed={<LoadError title={failed} className="mt-6" />}
        >
          {(loaded) => <Tab key={name} name={name} {...loaded} />}
        </RequiredData>
      )}
    </>
  );
}

function Tab({ name, clinic, changes, mailTest, samples }: Settings & { name: TabName }) {
  const Form = tabs[name];
  return (
    <>
      <Form clinic={clinic} />
      {name === '' && <MailTestCard test={mailTest} email={clinic.email} />}
      {name === '' && samples !== null && <SampleCard samples={samples} />}
      {changes.length > 0 && (
        <Card as="section" aria-labelledby="changes" className="mt-6 overflow-hidden">
          <h2 id="changes" className="px-4 pt-4 pb-2 sm:px-5">
            Changes
          </h2>
          <TrailLines entries={changes} names={{}} label="Changes of the settings" />
        </Card>
      )}
    </>
  );
}

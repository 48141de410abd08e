import { useLoaderData, useParams } from 'react-router-dom';
import { listAccounts } from '#data/account/accounts.ts';
import { readFacts } from '#data/clinic-admin.ts';
import { countSamplePeople } from '#data/sample-people.ts';
import { settled } from '#data/settled.ts';
import { readMailTest } from '#data/test-mails.ts';
import { dayLabel } from '#domain/time/clinic-time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { LoadError } from '../load-error.tsx';
import { RequiredData } from '../required-data.tsx';
import { useNow } from '../use-clock.ts';
import { AnnouncementTab } from './announcement-tab.tsx';
import { ClinicTab } from './clinic-tab.tsx';
import { HoursTab } from './hours-tab.tsx';
import { MailTestCard } from './mail-test-card.tsx';
import { SampleCard } from './sample-card.tsx';
import { SettingsSections } from './settings-sections.tsx';
import { settingsTabs, type TabName, tabNamed } from './settings-tabs.ts';

export { notForFeed as shouldRevalidate } from '../layout/feed-reload.ts';
export { action } from './settings-action.ts';

const failed = 'Failed to load the settings';

export function loader() {
  return settled(readSettings(), failed);
}

async function readSettings() {
  const [{ clinic, change }, people, mailTest, samples] = await Promise.all([
    readFacts(),
    listAccounts(),
    readMailTest(),
    countSamplePeople(),
  ]);
  const author = people.find(({ uid }) => uid === change?.uid);
  return { clinic, change, mailTest, samples, author: author?.name || author?.email || '' };
}

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
        sub="What the website, the mails and the schedule know about the clinic."
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

function Tab({ name, clinic, change, author, mailTest, samples }: Settings & { name: TabName }) {
  const now = useNow();
  const Form = tabs[name];
  return (
    <>
      {change && (
        <p className="mt-3 text-small text-text-2">
          Last changed {author && `by ${author} `}on {dayLabel(change.at, now)}
        </p>
      )}
      <Form clinic={clinic} />
      {name === '' && <MailTestCard test={mailTest} email={clinic.email} />}
      {name === '' && samples !== null && <SampleCard people={samples} />}
    </>
  );
}

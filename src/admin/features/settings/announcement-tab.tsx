import type { Clinic } from '#domain/clinic/clinic.ts';
import { isAnnounced } from '#domain/clinic/is-announced.ts';
import type { AnnouncementFields } from '#domain/settings/announcement-fields.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { AnnouncementLine } from '#facts/announcement-line.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { SpanishField } from '../../shared/forms/spanish-field.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { SettingsForm, type TabFields } from './settings-form.tsx';
import { settingsTabs } from './settings-tabs.ts';

/** The line above every page of the website. */
export function AnnouncementTab({ clinic }: { clinic: Clinic }) {
  return (
    <SettingsForm
      name="announcement"
      tab={settingsTabs.announcement}
      stored={clinic}
      fields={(form) => <AnnouncementFieldset {...form} />}
      preview={(changed) => <AnnouncementPreview clinic={changed} />}
    />
  );
}

function AnnouncementFieldset({ field }: TabFields<AnnouncementFields>) {
  return (
    <>
      <TextField
        optional
        hint="One line above every page. Leave it blank for no announcement."
        {...field('text')}
      />
      <SpanishField {...field('textEs')} />
      <TextField
        optional
        hint="Where the words lead, such as /contact. Spanish pages lead to the Spanish one."
        {...field('link')}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField optional type="date" {...field('from')} />
        <TextField optional type="date" {...field('until')} />
      </div>
    </>
  );
}

function AnnouncementPreview({ clinic: { announcement, shortName } }: { clinic: Clinic }) {
  const today = clinicDate(useNow());
  if (!announcement) return <p className="text-small text-text-2">No announcement</p>;
  return (
    <>
      <Card className="overflow-hidden wrap-anywhere">
        {/* Its link would leave the back office. */}
        <div inert>
          <AnnouncementLine {...announcement} />
        </div>
        <p className="p-5 font-display text-h4 font-bold">{shortName}</p>
      </Card>
      <p className="mt-3 text-small text-text-2">
        {isAnnounced(announcement, today)
          ? 'Visitors see it today.'
          : 'Visitors don’t see it today.'}
      </p>
    </>
  );
}

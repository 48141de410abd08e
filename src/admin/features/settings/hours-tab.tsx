import { settled } from '#data/settled.ts';
import { listVisits } from '#data/visits/visits.ts';
import { may } from '#domain/account/access.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { closureDays, closureHours } from '#domain/clinic/coming-closures.ts';
import { type OpeningFields, openingTab } from '#domain/settings/opening-fields.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { strandedBy, timeAhead } from '#domain/visits/stranded.ts';
import { OpenState } from '#facts/open-state.tsx';
import { WeekTable } from '#facts/week-table.tsx';
import { Card } from '#ui/card.tsx';
import { useAsync } from '#ui/loading/use-async.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { FieldGroup } from '../../shared/forms/field-group.tsx';
import { WeekFields } from '../../shared/forms/week-fields.tsx';
import { StrandedVisits } from '../../shared/parts/stranded-visits.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { ClosureFields } from './closure-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsTabs } from './settings-tabs.ts';

export function HoursTab({ clinic }: { clinic: Clinic }) {
  return (
    <SettingsForm
      name="hours"
      tab={settingsTabs.hours}
      stored={clinic}
      fields={({ draft, errors }) => (
        <>
          <FieldGroup title="Hours" isFirst>
            <p className="hint">Leave a day blank if the clinic is closed.</p>
            <WeekFields
              text={draft.fields.hours}
              errors={errors}
              onChange={(hours) => draft.change({ hours })}
            />
          </FieldGroup>
          <FieldGroup title="Closures">
            <HitVisits stored={clinic} draft={draft.fields} />
            <ClosureFields
              text={draft.fields.closures}
              errors={errors}
              onChange={(closures) => draft.change({ closures })}
            />
          </FieldGroup>
          <input type="hidden" name="hours" value={draft.fields.hours} />
          <input type="hidden" name="closures" value={draft.fields.closures} />
        </>
      )}
      preview={(changed) => <HoursPreview clinic={changed} />}
    />
  );
}

/** The visits that these hours and closures hit, before they are saved and after. */
function HitVisits({ stored, draft }: { stored: Clinic; draft: OpeningFields }) {
  const { session } = useAdminData();
  const now = useNow();
  const { value } = useAsync(may(session.role, 'read', 'appointments') ? [] : null, () =>
    settled(listVisits(timeAhead(now)), 'Failed to look for visits that a closure hits'),
  );
  const changed = { ...stored, ...openingTab.factsOf(draft) };
  return (
    <StrandedVisits stranded={strandedBy(value ?? [], stored, changed, now)} className="mb-4" />
  );
}

function HoursPreview({ clinic }: { clinic: Clinic }) {
  const now = useNow();
  const today = clinicDate(now);
  const coming = clinic.closures.filter(({ to }) => to >= today);
  return (
    <>
      <Card className="p-5">
        <OpenState clinic={clinic} now={now} className="mb-3 text-small font-semibold" />
        <WeekTable clinic={clinic} now={now} />
      </Card>
      <h3 className="mt-6 text-[1rem]">Upcoming closures</h3>
      {coming.length === 0 ? (
        <p className="mt-1 text-small text-text-2">None</p>
      ) : (
        <ul className="mt-2 grid gap-1.5 text-small">
          {coming.map((closure) => (
            <li key={JSON.stringify(closure)} className="wrap-anywhere">
              <span className="num font-semibold">{closureDays(closure)}</span>{' '}
              {closureHours(closure)}
              {closure.reason && `, ${closure.reason}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

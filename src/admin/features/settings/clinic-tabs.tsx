import type { ReactNode } from 'react';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { currentRating, lastDayOf } from '#domain/clinic/current-rating.ts';
import { shortDay } from '#domain/clinic/opening-hours.ts';
import { isPrice } from '#domain/clinic/stored-clinic.ts';
import { type Fields, isLink, type SettingsTab } from '#domain/settings/settings-tab.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { ContactLines } from '#facts/contact-lines.tsx';
import { FirstVisitPrice } from '#facts/first-visit-price.tsx';
import { OpenState } from '#facts/open-state.tsx';
import { ProfileLinks } from '#facts/profile-links.tsx';
import { SpokenLanguages } from '#facts/spoken-languages.tsx';
import { Card } from '#ui/card.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import {
  ContactFields,
  LocationFields,
  PromisesFields,
  RatingFields,
  VisitorFields,
} from './clinic-fieldset.tsx';
import { SettingsForm, type TabFields } from './settings-form.tsx';
import { settingsTabs, type TabName } from './settings-tabs.ts';

/** The form of one tab, with the preview that it has. */
function tabOf<Texts extends Fields>(
  name: TabName,
  tab: SettingsTab<Texts>,
  Inputs: (form: TabFields<Texts>) => ReactNode,
  preview?: (clinic: Clinic) => ReactNode,
) {
  return ({ clinic }: { clinic: Clinic }) => (
    <SettingsForm
      name={name}
      tab={tab}
      stored={clinic}
      fields={(form) => <Inputs {...form} />}
      preview={preview}
    />
  );
}

const preview = (changed: Clinic) => <ContactPreview clinic={changed} />;

export const ContactTab = tabOf('settings', settingsTabs.settings, ContactFields, preview);
export const LocationTab = tabOf('location', settingsTabs.location, LocationFields, preview);
export const PromisesTab = tabOf('promises', settingsTabs.promises, PromisesFields);
export const VisitorTab = tabOf('visitorFacts', settingsTabs.visitorFacts, VisitorFields, preview);
export const RatingTab = tabOf('rating', settingsTabs.rating, RatingFields, preview);

function ContactPreview({ clinic }: { clinic: Clinic }) {
  const { shortName, tagline, arrival, insurers, languages, profiles } = clinic;
  return (
    <Card className="grid gap-4 p-5 wrap-anywhere">
      <p className="leading-tight">
        <span className="block font-display text-h4 font-bold">{shortName}</span>
        {tagline && <span className="text-small text-text-2">{tagline}</span>}
      </p>
      <ContactLines clinic={clinic} />
      <OpenState clinic={clinic} now={useNow()} className="text-small font-semibold" />
      {arrival && <p className="whitespace-pre-line text-text-2">{arrival}</p>}
      {languages.length > 0 && (
        <p>
          <SpokenLanguages languages={languages} />
        </p>
      )}
      {isPrice(clinic.firstVisitPrice) && <FirstVisitPrice clinic={clinic} />}
      {insurers.length > 0 && <p>Insurance we take: {insurers.join(', ')}</p>}
      {/* A link would leave the back office, and a half typed address leads nowhere. */}
      {profiles.length > 0 && (
        <div inert>
          <ProfileLinks profiles={profiles.filter(isLink)} />
        </div>
      )}
      <RatingPreview rating={clinic.rating} />
    </Card>
  );
}

/** Says until when visitors see the rating, or that they no longer do. */
function RatingPreview({ rating }: Pick<Clinic, 'rating'>) {
  const today = clinicDate(useNow());
  if (!rating) return null;
  const lastDay = shortDay(lastDayOf(rating));
  return (
    <p>
      <strong className="num">{rating.value.toFixed(1)}</strong> on Google
      <span className="block text-small text-text-2">
        {currentRating(rating, today)
          ? `Shown until ${lastDay}. Look it up again before then.`
          : `Hidden since ${lastDay}. Look up the rating, and enter the day on which you did.`}
      </span>
    </p>
  );
}

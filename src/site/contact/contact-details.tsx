import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hasHours } from '#domain/clinic/opening-hours.ts';
import { ProfileLinks } from '#facts/profile-links.tsx';
import { SpokenLanguages } from '#facts/spoken-languages.tsx';
import { WeekTable } from '#facts/week-table.tsx';
import * as words from '#words/contact.ts';
import { officeHours } from '#words/facts.ts';
import { englishLang } from '#words/languages.ts';
import { languageHelp } from '#words/paths.ts';
import { OpenLine } from '../clinic/open-line.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { useMinute } from '../clinic/use-minute.ts';
import { ClinicMap } from './clinic-map.tsx';

export function ContactDetails() {
  const clinic = useClinic();
  const now = useMinute();
  const { address, arrival, arrivalEs, phone, email, hours, languages, profiles } = clinic;
  return (
    <section aria-label={words.details} className="grid content-start gap-9">
      {address.street && <ClinicMap />}
      {arrival && (
        <div>
          <h2 className="text-h3">{words.arrival}</h2>
          <p lang={arrivalEs ? undefined : englishLang} className="mt-2 whitespace-pre-line">
            {arrival}
          </p>
        </div>
      )}
      {(phone || email) && (
        <div className="grid gap-4">
          {phone && (
            <p className="flex items-center gap-3.5">
              <Phone className="ico text-primary" aria-hidden="true" />
              <PhoneLink className="link num -my-1.5 py-1.5" />
            </p>
          )}
          {email && (
            <p className="flex items-center gap-3.5">
              <Mail className="ico text-primary" aria-hidden="true" />
              <a className="link -my-1.5 py-1.5" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          )}
        </div>
      )}
      {hasHours(hours) && (
        <div>
          <h2 className="text-h3">{officeHours}</h2>
          <OpenLine className="mt-2 mb-3 text-small font-semibold text-text-2" />
          <WeekTable clinic={clinic} now={now} />
        </div>
      )}
      {languages.length > 0 && (
        <div>
          <h2 className="text-h3">{words.languages}</h2>
          <p className="mt-2">
            <SpokenLanguages languages={languages} />{' '}
            <Link to={languageHelp} className="link">
              {words.moreLanguages}
            </Link>
          </p>
        </div>
      )}
      {profiles.length > 0 && (
        <div>
          <h2 className="text-h3">{words.profiles}</h2>
          <ProfileLinks profiles={profiles} />
        </div>
      )}
    </section>
  );
}

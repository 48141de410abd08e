import { Mail, Phone } from 'lucide-react';
import { phoneHref } from '#domain/text/phone.ts';
import { HoursTable } from '../clinic/hours-table.tsx';
import { OpenLine } from '../clinic/open-line.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { ClinicMap } from './clinic-map.tsx';

export function ContactDetails() {
  const clinic = useClinic();
  return (
    <section aria-label="How to find and reach us" className="grid content-start gap-9">
      <ClinicMap />
      <div className="grid gap-4">
        <p className="flex items-center gap-3.5">
          <Phone className="ico text-primary" aria-hidden="true" />
          <a className="link num -my-1.5 py-1.5" href={phoneHref(clinic.phone)}>
            {clinic.phone}
          </a>
        </p>
        <p className="flex items-center gap-3.5">
          <Mail className="ico text-primary" aria-hidden="true" />
          <a className="link -my-1.5 py-1.5" href={`mailto:${clinic.email}`}>
            {clinic.email}
          </a>
        </p>
      </div>
      <div>
        <h2 className="text-h3">Opening hours</h2>
        <OpenLine className="mt-2 mb-3 text-small font-semibold text-text-2" />
        <HoursTable />
      </div>
    </section>
  );
}

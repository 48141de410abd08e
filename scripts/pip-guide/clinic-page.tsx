import { cityLine } from '#domain/clinic/address-lines.ts';
import { hasHours, hoursTable } from '#domain/clinic/opening-hours.ts';
import { siteHost } from '#domain/clinic/site-host.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { GuideDrawing } from './drawing.tsx';
import { useGuideClinic } from './guide-clinic.ts';

export function ClinicPage() {
  const clinic = useGuideClinic();
  const website = siteHost(clinic);
  return (
    <section className="sheet clinic">
      <GuideDrawing file="public/img/scene-exterior.svg" className="clinic-art" />
      <div className="clinic-words">
        <h2>When you are ready, call or send a request.</h2>
        <div className="columns">
          <div>
            <p>
              Tell us what happened and where it hurts. We’ll get back to you within{' '}
              {clinic.promiseHours} hours.
            </p>
            {clinic.phone && (
              <p className="clinic-phone">
                <a href={phoneHref(clinic.phone)}>{clinic.phone}</a>
              </p>
            )}
            <p className="clinic-address">
              <strong>{clinic.name}</strong>
              <br />
              {clinic.address.street}
              <br />
              {cityLine(clinic.address)}
              <br />
              {website && <a href={`${clinic.origin}/contact`}>{website}/contact</a>}
            </p>
          </div>
          {hasHours(clinic.hours) && (
            <div>
              <h3>Opening hours</h3>
              <table>
                <caption className="sr-only">Opening hours</caption>
                <tbody>
                  {hoursTable(clinic.hours).map(({ day, spans }) => (
                    <tr key={day}>
                      <th scope="row">{day}</th>
                      <td>
                        {spans.length === 0
                          ? 'Closed'
                          : spans.map((span) => <div key={span}>{span}</div>)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </div>
        <div className="legal">
          <h3>Legal notice</h3>
          <p>
            This guide is general information for education. It is not legal or medical advice, and
            reading it does not create a patient-provider relationship. The amounts are the minimums
            of Utah law (Utah Code 31A-22-307); who is covered and when an insurer has to pay follow
            sections 31A-22-308 and 31A-22-309. Laws change, and your policy and your insurer decide
            on your claim. Ask an attorney about your rights and deadlines, and a licensed provider
            about your health. In an emergency call 911.
          </p>
        </div>
      </div>
    </section>
  );
}

import { Link } from 'react-router-dom';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { phoneHref } from '#domain/text/phone.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { FactList } from '../../../shared/parts/fact-list.tsx';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';

export function VisitRecord({ visit }: { visit: Visit }) {
  const { typeName, providerName, patientPhone, patientEmail, note, leadId } = visit;
  const { updatedAt, updatedBy } = visit;
  return (
    <FactList
      className="mt-6"
      facts={[
        ['Type', typeName],
        ['Provider', providerName],
        [
          'Phone',
          patientPhone && (
            <a className="link num" href={phoneHref(patientPhone)}>
              {patientPhone}
            </a>
          ),
        ],
        [
          'Email',
          patientEmail && <EmailLink lead={{ email: patientEmail }} className="link break-all" />,
        ],
        [
          'Request',
          leadId && (
            <Link className="link" to={leadPath({ id: leadId, type: 'contact' })}>
              Open the request
            </Link>
          ),
        ],
        ['Note', note && <span className="whitespace-pre-line">{note}</span>],
        [
          'Last change',
          updatedBy && (
            <>
              {updatedBy.name}, <LeadDate moment={updatedAt} className="num" />
            </>
          ),
        ],
      ]}
    />
  );
}

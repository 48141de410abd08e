import { leadName } from '#domain/leads/lead.ts';
import { Card } from '#ui/card.tsx';
import { useLast } from '../../use-last.ts';
import type { LeadListAnswer } from './load-lead-list.ts';

const atMost = 3;

/** answer: the newest requests of all, whatever the list is filtered by. The list tells when it failed. */
export function RecentMessages({ answer }: { answer: LeadListAnswer }) {
  const recent = useLast(answer.ok ? answer.leads : null, 'recent');
  const withMessage = recent?.filter((lead) => lead.message).slice(0, atMost) ?? [];
  if (withMessage.length === 0) return null;
  return (
    <section className="mt-7" aria-labelledby="recent-messages">
      <h2 id="recent-messages">Recent Messages:</h2>
      <ul className="mt-3 grid gap-4 md:grid-cols-3">
        {withMessage.map((lead) => (
          <Card as="li" key={lead.id} className="p-5">
            <p className="font-semibold break-words">{leadName(lead)}</p>
            <p className="mt-1.5 line-clamp-6 break-words whitespace-pre-line text-text-2">
              {lead.message}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

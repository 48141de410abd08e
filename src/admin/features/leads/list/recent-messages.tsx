import { type Lead, leadName } from '#domain/leads/lead.ts';
import { Card } from '#ui/card.tsx';

const atMost = 3;

/** leads: the newest requests, whatever the list is filtered by. */
export function RecentMessages({ leads }: { leads: Lead[] }) {
  const withMessage = leads.filter((lead) => lead.message).slice(0, atMost);
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

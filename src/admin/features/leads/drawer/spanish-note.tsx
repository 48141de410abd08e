import { settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { speaks } from '#domain/clinic/staff-member.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { useAsync } from '#ui/loading/use-async.ts';

const list = new Intl.ListFormat('en-US');

/** Before a call to a person who wrote in Spanish: who of the staff speaks it. Nothing for other requests. */
export function SpanishNote({ lead: { language } }: { lead: Lead }) {
  const isSpanish = language === 'es';
  const { value: staff } = useAsync(isSpanish ? [] : null, () =>
    settled(listStaff(), 'Failed to load who speaks Spanish'),
  );
  if (!isSpanish) return null;
  const names = staff?.filter((member) => speaks(member, language)).map(({ name }) => name) ?? [];
  return (
    <p className="mt-3 rounded-md bg-sunken px-4 py-2.5">
      <strong>Speaks Spanish.</strong>{' '}
      {names.length > 0
        ? `${list.format(names)} ${names.length === 1 ? 'speaks' : 'speak'} it, too.`
        : staff && 'Nobody in the staff directory lists Spanish.'}
    </p>
  );
}

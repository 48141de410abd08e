import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import { parseForm } from '#domain/requests/filled-form.ts';
import type { Language } from '#domain/text/language.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { fromFields } from '../../netlify/lib/firestore/firestore-value.ts';
import { leadWrites } from '../../netlify/lib/leads/lead-document.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

/** The document that the function stores for a form, with Firestore's typed values. */
export function leadFields(
  id: string,
  body: Record<string, unknown>,
  {
    duplicateOf = null as string | null,
    receivedAt = new Date(),
    language = 'en' as Language,
  } = {},
) {
  const parsed = parseForm(body, clinicDate(new Date()));
  if (!parsed.ok) throw new Error('expected a good form');
  const source = { page: '', referrerHost: '', utm: {} };
  const common = { spam: false, language, source, consentVersion: null, personId: id };
  const [{ update }] = leadWrites(
    { id, form: parsed.value, duplicateOf, receivedAt, ...common },
    clinic,
  );
  return update;
}

/** The lead that is read back for a form. */
export function storedLead(...form: Parameters<typeof leadFields>): Lead {
  const [id, , { receivedAt = new Date() } = {}] = form;
  return leadFrom(id, { ...fromFields(leadFields(...form).fields), createdAt: receivedAt });
}

import type { AppointmentRequest } from '#domain/requests/appointment-request.ts';
import type { Language } from '#domain/text/language.ts';
import { postAsStaff } from '../post-as-staff.ts';

/** The request was not stored, or the result is unknown. The code is Firestore's for the same kind of error. */
const notEntered = (code: string, cause?: unknown) =>
  Object.assign(new Error('The request was not entered', { cause }), { code });

const codes: Record<number, string> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
};

/**
 * Stores a request that came by phone, and returns its id. A retry with the same submissionId stores nothing twice.
 */
export async function enterRequest(
  request: AppointmentRequest,
  submissionId: string,
  lang: Language,
): Promise<string> {
  const response = await postAsStaff({ ...request, submissionId, lang }).catch((cause: unknown) => {
    throw notEntered('unavailable', cause);
  });
  if (!response.ok) throw notEntered(codes[response.status] ?? 'failed');
  const { id }: { id: string } = await response.json();
  return id;
}

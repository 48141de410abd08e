import type { AppointmentRequest } from '#domain/requests/appointment-request.ts';
import { postAsStaff } from '../post-as-staff.ts';

/** The request was not stored, or the result is unknown. The code is Firestore's for the same kind of error. */
class NotEntered extends Error {
  override name = 'NotEntered';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super('The request was not entered', options);
    this.code = code;
  }
}

const codes: Record<number, string> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
};

/**
 * Stores a request that came by phone, and returns its id. A retry with the same submissionId stores nothing twice.
 * Throws NotEntered.
 */
export async function enterRequest(
  request: AppointmentRequest,
  submissionId: string,
): Promise<string> {
  const response = await postAsStaff({ ...request, submissionId }).catch((cause: unknown) => {
    throw new NotEntered('unavailable', { cause });
  });
  if (!response.ok) throw new NotEntered(codes[response.status] ?? 'failed');
  const { id }: { id: string } = await response.json();
  return id;
}

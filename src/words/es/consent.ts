/** The Spanish text has its own version: a lead stores which one the person read. */
import type * as en from '../en/consent.ts';

export const consentText: typeof en.consentText =
  'Al enviar este formulario, usted acepta que le contactemos por teléfono o correo electrónico acerca de su solicitud.';

export const consentVersion: typeof en.consentVersion = '2026-11-27-es';

import {
  checkEmail,
  checkGiven,
  type FormError,
  fieldsOf,
  limits,
  type Parsed,
  settle,
} from '../text/form-checks.ts';
import { cleanEmail, cleanLine } from '../text/plain-text.ts';
import { checkStoredText } from '../text/stored-length.ts';
import { type GivenRole, isGivenRole } from './access.ts';
import type { Invitation } from './staff-account.ts';

export function parseInvitation(input: unknown): Parsed<Invitation> {
  const fields = fieldsOf(input);
  const email = cleanEmail(fields.email);
  const name = cleanLine(fields.name);
  return settle({ email, name, role: fields.role as GivenRole }, [
    checkStoredText('name', 'Name', name, limits.name, 'Enter a name'),
    checkGiven('email', email, 'Enter an email address'),
    checkEmail(email),
    checkRole(fields.role),
  ]);
}

function checkRole(role: unknown): FormError | null {
  return isGivenRole(role)
    ? null
    : { field: 'role', code: 'required', message: 'Choose what this person does' };
}
